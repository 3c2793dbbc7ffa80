// All that is wrong with a table as it lies on the screen, in words; `fits` says that the page must not scroll.
(fits) => {
    const wrong = [];
    const top = document.querySelector(".tabletop");
    const told = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join(".")} “${(e.ariaLabel ?? e.textContent).trim().slice(0, 24)}”`;
    const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const small = (r) => r.width <= 1.5 || r.height <= 1.5;
    const shown = (selector, under = top) => [...under.querySelectorAll(selector)]
        .filter((e) => seen(e) && !small(e.getBoundingClientRect()));
    const page = document.scrollingElement;

    for (const box of [page, top]) {
        if (box.scrollWidth > box.clientWidth + 1) wrong.push(`too wide by ${box.scrollWidth - box.clientWidth}`);
        if (fits && box.scrollHeight > box.clientHeight + 1) wrong.push(`too high by ${box.scrollHeight - box.clientHeight}`);
    }

    // What must be whole: not cut by the window, by anything that clips it, or by anything that lies over it.
    const whole = (e) => {
        const r = e.getBoundingClientRect();
        if (r.left < -1 || r.right > innerWidth + 1) return "leaves the screen";
        if (!fits) {
            for (let up = e.parentElement; up && up !== top; up = up.parentElement) {
                const c = up.getBoundingClientRect();
                if (getComputedStyle(up).overflow !== "visible" && (r.top < c.top - 1 || r.bottom > c.bottom + 1))
                    return `is cut by ${told(up)}`;
            }
            return "";
        }
        if (r.top < -1 || r.bottom > innerHeight + 1) return "leaves the screen";
        for (let up = e.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === "visible") continue;
            const c = up.getBoundingClientRect();
            if (r.top < c.top - 1 || r.bottom > c.bottom + 1 || r.left < c.left - 1 || r.right > c.right + 1)
                return `is cut by ${told(up)}`;
        }
        for (const [x, y] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9]]) {
            const hit = document.elementFromPoint(r.left + x * r.width, r.top + y * r.height);
            if (!hit || !(e.contains(hit) || hit.contains(e) || hit.closest("label") === e)) return `lies under ${hit ? told(hit) : "nothing"}`;
        }
        return "";
    };
    const needed = ".hand .card, .hand-rule, .me-name, .move-place, .move-place button, .tile, .move-ask, "
        + ".result .button, .bar-menu, .tab, .seat, .seat-name, .hand-out";
    for (const e of shown(needed)) {
        const how = whole(e);
        if (how) wrong.push(`${told(e)} ${how}`);
    }
    const rules = shown(".hand-rule, .ask, .move-ask, h1, .tab, .button");
    for (const e of rules)
        if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline") wrong.push(`${told(e)} is too wide for its place`);
    for (const e of shown(".me")) {
        const place = e.getBoundingClientRect();
        for (const part of shown(".hand-rule, .card", e))
            if (part.getBoundingClientRect().bottom > place.bottom + 1) wrong.push(`${told(part)} leaves its place`);
    }

    // Words: each on one line.
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const holder = node.parentElement;
        if (!holder || holder.closest("svg, option") || !seen(holder) || small(holder.getBoundingClientRect())) continue;
        for (const word of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
            if (lines.size > 1) wrong.push(`“${word[0]}” is broken in ${told(holder)}`);
        }
    }

    // Nothing over anything that stands beside it.
    const apart = (all) => all.forEach((one, at) => {
        const a = one.getBoundingClientRect();
        for (const other of all.slice(at + 1)) {
            const b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) wrong.push(`${told(one)} over ${told(other)} by ${Math.round(wide)} x ${Math.round(high)}`);
        }
    });
    const move = document.querySelector(".move-place");
    apart(shown(`.seats-place, ${move && fits ? ".move-place" : ".stage"}, .me, .sheet, .tab, .bar > *:not(.skip-link)`));
    apart(shown(".seat"));
    apart(shown(".tile"));
    apart(shown(".hand-card"));
    apart(shown(".stage > *"));
    apart(shown(".move > *, .move .move-do > *").filter((e) => !e.matches(".move-do")));
    for (const e of shown(".seat")) apart(shown(":scope > *", e));
    for (const e of shown(".seat-cards")) apart(shown(":scope > *", e));
    for (const e of shown(".hand-card")) apart(shown(":scope > *", e));
    for (const e of shown(".me-head")) apart(shown(":scope > *", e));

    // What is to be hit is large enough.
    for (const e of shown("button, a:not(.skip-link), label, summary, select, .field")) {
        const r = e.getBoundingClientRect();
        const least = e.matches(".card-fan") ? 24 : 44;
        if (r.height < least - 0.5) wrong.push(`${told(e)} is ${r.height.toFixed(1)} high`);
    }
    return [...new Set(wrong)];
}
