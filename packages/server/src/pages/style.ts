/** The style sheet of the server's pages: light and dark, from 320 px, targets of 48 px, a focus that shows. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #ffffff; --quiet: #52606d; --line: #7b8794; --brand: #0b5d51; --on-brand: #ffffff; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f4f8; --paper: #121820; --quiet: #b8c4d0; --line: #8a97a5; --brand: #7fdcc9; --on-brand: #06302a; --wrong: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 28rem; margin: 0 auto; padding: 1rem; }
.brand { margin: 0; color: var(--brand); font-weight: 700; font-size: 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; }
input[aria-invalid="true"] { border: 2px solid var(--wrong); }
.hint { margin: 0.25rem 0 0; color: var(--quiet); }
.error { margin: 0.25rem 0 0; color: var(--wrong); }
.state { margin: 1rem 0; padding: 0.75rem 1rem; border: 2px solid var(--wrong); border-radius: 0.5rem; color: var(--wrong); font-size: 1.5rem; font-weight: 700; text-align: center; }
.state.vigente { border-color: var(--brand); color: var(--brand); }
.state.futura { border-color: var(--line); color: var(--ink); }
dt { color: var(--quiet); }
dd { margin: 0 0 0.75rem; font-weight: 600; overflow-wrap: anywhere; }
.button { display: inline-block; width: 100%; min-height: 3rem; margin-top: 1.5rem; padding: 0.75rem 1rem; border: 0; border-radius: 0.5rem; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
a:focus-visible, input:focus-visible, .button:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
