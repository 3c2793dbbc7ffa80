/** Single keys at the table. They can be switched off, do nothing in fields, and never play a card by themselves. */

import { useEffect, useRef } from "preact/hooks";
import { announce } from "../announce.js";
import { showCard } from "../parts/shown.js";
import { settings } from "../settings.js";
import { oddsSentence } from "./odds.js";
import {
  discardsSentence,
  handSentence,
  lastSentence,
  opponentsSentence,
  remainingSentence,
  timeSentence,
} from "./spoken.js";

/** @import { Room } from "./room.js" */
/** @import { Draft } from "./draft.js" */

/** The keys and the messages that say what they do. */
export const KEYS = [
  ["1", "key-card"],
  ["H", "key-hand"],
  ["O", "key-opponents"],
  ["D", "key-discards"],
  ["R", "key-remaining"],
  ["P", "key-odds"],
  ["L", "key-last"],
  ["T", "key-time"],
  ["G", "key-go-on"],
  ["?", "key-help"],
  ["Esc", "key-escape"],
];

/**
 * Listens for keys while the table is shown.
 * @param {Room} room
 * @param {Draft} draft
 * @param {{help: () => void, tell: (text: string) => void}} doing
 */
export function useKeys(room, draft, doing) {
  const back = useRef(/** @type {number | null} */ (0));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    function press(event) {
      const target = event.target instanceof Element ? event.target : document.body;
      const typing = target.closest(
        "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]",
      );
      const other = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
      if (!settings.peek().keys || typing || other || document.querySelector("dialog[open]")) return;
      const told = act(event.key, target);
      if (told === undefined) return;
      event.preventDefault();
      if (!told) return;
      doing.tell(told);
      announce(told, { asked: true });
    }

    /** What the key tells; "" for a key that does something else, undefined for no key of ours. @param {string} key @param {Element} target */
    function act(key, target) {
      const pressed = key.toLowerCase();
      if (pressed !== "l") back.current = 0;
      if (/^[1-3]$/.test(key)) return chooseCard(Number(key) - 1);
      switch (pressed) {
        case "h":
          return handSentence(room);
        case "o":
          return opponentsSentence(room);
        case "d":
          return discardsSentence(room);
        case "r":
          return remainingSentence(room);
        case "p":
          document.getElementById("odds")?.setAttribute("open", "");
          return oddsSentence(room);
        case "t":
          return timeSentence(room);
        case "l":
          back.current = (back.current ?? 0) + 1;
          return lastSentence(room, back.current - 1);
        case "g":
          if (!room.happenings.waiting.peek().length) return undefined;
          return (room.happenings.next(), "");
        case "?":
          return explain(target);
        case "escape":
          if (draft.chosen.peek().length) return (draft.clear(), "");
      }
      return undefined;
    }

    /** @param {number} place */
    function chooseCard(place) {
      room.happenings.finish();
      if (place >= (room.view.peek()?.hand.length ?? 0)) return undefined;
      if (draft.place.peek() !== place) draft.press(place);
      requestAnimationFrame(() => document.getElementById(`hand-${place}`)?.focus());
      return "";
    }

    /** On a card, its rules; elsewhere the help. @param {Element} target */
    function explain(target) {
      const place = target.id.startsWith("hand-") ? Number(target.id.slice(5)) : -1;
      const card = room.view.peek()?.hand[place];
      const edition = room.edition.peek();
      if (card && edition) showCard(card, edition);
      else doing.help();
      return "";
    }

    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [room, draft]);
}
