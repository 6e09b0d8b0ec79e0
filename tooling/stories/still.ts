/**
 * Ends every animation and transition at once. With reduced motion each still takes a frame, before which what comes is transparent:
 * whether a story found it before that frame depended on how busy the machine was. The edges of sheets follow the scroll, not time.
 */
const style = document.createElement('style');
style.textContent = `
  * { animation: none !important; }
  *, *::before, *::after { transition: none !important; }
`;
document.head.append(style);
