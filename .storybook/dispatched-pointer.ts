// In tests only events that a play function dispatches move the pointer. Headless Chromium has a pointer at 0,0 and fires `pointerover` when
// what is drawn there changes; React Aria then ends the hover that a play function began.
const ignoreTrusted = (event: Event) => event.isTrusted && event.stopImmediatePropagation()

for (const pointer of ['pointer', 'mouse'])
  for (const change of ['over', 'enter', 'move', 'out', 'leave'])
    window.addEventListener(pointer + change, ignoreTrusted, { capture: true })
