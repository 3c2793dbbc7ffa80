// Fills the gallery. `gallery.html?only=cards|small|parts|hand` shows one section, `&dark` in the dark.

import { WORDS, backSvg, brailleSvg, cardSvg, crestSvg, sealSvg, tactileSvg } from './cards.js';

/** The ranks most decks give them. @type {Record<string, number>} */
const RANK = {
  spy: 0, jester: 0, assassin: 0, guard: 1, soldier: 1, priest: 2, cardinal: 2, clown: 2, baron: 3, baroness: 3, knight: 3,
  handmaid: 4, sycophant: 4, priestess: 4, prince: 5, count: 5, wizard: 5, king: 6, chancellor: 6, constable: 6, general: 6,
  countess: 7, minister: 7, 'dowager-queen': 7, princess: 8, 'princess-with-glasses': 8, 'royal-prince': 8, bishop: 9,
};

/** @param {string} word */
const name = (word) => (word[0] ?? '').toUpperCase() + word.slice(1).replaceAll('-', ' ');

/**
 * @param {string} word
 * @param {string} [more] further classes
 */
function card(word, more = '') {
  const rank = RANK[word] ?? 0;
  return `<button class="card ${more}" aria-label="${rank}, ${name(word)}"><span class="card-art">${cardSvg(word, { rank })}</span>
    <span class="card-braille">${brailleSvg(rank)}</span><span class="card-name">${name(word)}</span>
    <span class="card-tactile">${tactileSvg(rank)}</span></button>`;
}

const back = (more = '') => `<span class="card card-back ${more}"><span class="card-art">${backSvg()}</span></span>`;
const token = (cracked = false) => `<span class="token">${sealSvg({ cracked })}</span>`;

/** @type {Record<string, () => string>} */
const SECTIONS = {
  cards: () => `<div class="row">${WORDS.map((word) => card(word)).join('')}</div>`,
  small: () => `<div class="row at-64">${WORDS.map((word) => card(word, 'card-tiny')).join('')}</div>
    <div class="row at-64 grey">${WORDS.map((word) => card(word, 'card-tiny')).join('')}</div>
    <div class="row">${WORDS.map((word) => card(word, 'card-small')).join('')}</div>`,
  hand: () => `<section class="velvet"><div class="row"><span>${crestSvg()}</span><h1>Your turn, Mari-Liis Õunapuu</h1></div>
    <div class="hand">${card('guard')}${card('princess-with-glasses', 'is-chosen')}</div>
    <div class="row"><span class="tokens">${token() + token() + token()}<span class="token token-empty"></span></span> ${token(true)}
      <button class="button button-primary">Play the Guard</button><button class="button">Cancel</button><button class="button button-quiet">Rules</button></div></section>
    <section class="parchment row"><p>The round is won by <a href="#a">Jürgen</a>. <span class="soft">Õ, ä, š and ž stand here.</span></p></section>`,
  preview: () => `<div class="velvet preview"><div><h1>Duenna</h1><span data-big>${crestSvg()}</span></div>
    <div class="row">${back()}${card('handmaid')}${card('baron')}${card('princess')}</div></div>`,
  parts: () => `<div class="row velvet">${back()}${back('card-small')}${back('card-tiny')}<span class="card is-barred"><span class="card-art">${cardSvg('king', { rank: 7 })}</span></span></div>
    <div class="row"><span class="token" data-big>${sealSvg()}</span><span class="token" data-big>${sealSvg({ cracked: true })}</span><span data-big>${crestSvg()}</span></div>
    <div class="row">${[...Array(10).keys(), 14, 27, 60].map((n) => `<span data-mark>${tactileSvg(n)}</span><span data-mark>${brailleSvg(n)}</span>`).join('')}</div>`,
};

const query = new URLSearchParams(location.search);
const only = query.get('only');
const schemes = query.has('dark') ? ['dark'] : query.has('light') ? ['light'] : ['light', 'dark'];
const main = document.querySelector('main');
if (main) {
  main.innerHTML = schemes
    .map((scheme) => `<div class="${scheme}">${Object.keys(SECTIONS).filter((key) => !only || key === only).map((key) => SECTIONS[key]?.() ?? '').join('')}</div>`)
    .join('');
}
