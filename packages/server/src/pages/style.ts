import { pagePaths } from './page-paths.ts';

/** The `@font-face`, if the runtime has the font. */
export const fontStyle = `@font-face { font-family: "Figtree Variable"; font-weight: 300 900; font-display: swap; src: url("${pagePaths.font}") format("woff2"); }
`;

/**
 * The style sheet of the server's pages: the app's colours, type and shapes, light and dark, from 320 px, with 48 px targets and visible
 * focus. Until Figtree has loaded, a system font at its width, as in the app.
 */
export const pageStyle = `
@font-face { font-family: "Figtree fallback"; font-weight: 300 500; src: local("Arial"), local("Liberation Sans"), local("Helvetica"); size-adjust: 99.3%; ascent-override: 95.7%; descent-override: 25.2%; line-gap-override: 0%; }
@font-face { font-family: "Figtree fallback"; font-weight: 600 900; src: local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold"); size-adjust: 94.6%; ascent-override: 100.4%; descent-override: 26.4%; line-gap-override: 0%; }
@font-face { font-family: "Figtree fallback Roboto"; font-weight: 300 900; src: local("Roboto"); size-adjust: 98.5%; ascent-override: 96.4%; descent-override: 25.4%; line-gap-override: 0%; }
:root {
  color-scheme: light dark;
  --ground: #fbf8f3; --sheet: #ffffff; --edge: #e7e0d4;
  --ink: #1e2b28; --quiet: #52625d; --line: #7f8c87;
  --brand: #0f6b5c; --brand-hover: #0a5448; --on-brand: #ffffff; --soft: #e2f1ed;
  --wrong: #b3261e; --soft-wrong: #fcebe9; --good: #1b7339; --soft-good: #e4f4e8; --soft-sun: #fef3d3;
  --teal: #0f6b5c; --mint: #bfe3da; --coral: #e4572e; --sun: #f7c548; --cream: #fff6e6; --fur: #e9b77e; --fur-dark: #b9794a; --drawn: #1e2b28;
}
@media (prefers-color-scheme: dark) { :root {
  --ground: #101917; --sheet: #182421; --edge: #2c3c38;
  --ink: #edf4f1; --quiet: #a9bbb5; --line: #788a84;
  --brand: #72d6c2; --brand-hover: #93e3d2; --on-brand: #05231d; --soft: #17362f;
  --wrong: #ffb0a6; --soft-wrong: #41201d; --good: #86dba0; --soft-good: #173424; --soft-sun: #3a2f13;
  --teal: #3fa592; --mint: #24514a; --coral: #f0714c; --sun: #f3c452; --cream: #efe3cd; --fur: #dda86e; --fur-dark: #a0683e; --drawn: #0c1412;
} }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; padding: 0 1rem max(2rem, env(safe-area-inset-bottom)); background: var(--ground); color: var(--ink); font: 1rem/1.5 "Figtree Variable", Figtree, "Figtree fallback Roboto", "Figtree fallback", system-ui, sans-serif; }
header, main { max-width: 28rem; margin: 0 auto; }
header { padding: 1rem 0; }
.brand { display: flex; align-items: center; gap: 0.5rem; margin: 0; color: var(--brand); font-weight: 800; font-size: 1.25rem; letter-spacing: -0.02em; }
.brand svg { flex: none; width: 2rem; height: 2rem; fill: var(--ground); }
.brand circle { fill: var(--brand); }
.sheet main { padding: 1.5rem 1.25rem; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--sheet); }
h1 { margin: 0 0 0.75rem; font-size: 1.625rem; line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; overflow-wrap: anywhere; }
p { margin: 0.75rem 0; overflow-wrap: break-word; }
.scene { display: block; width: min(15rem, 80%); height: auto; margin: 0 auto 1rem; }
.icon { flex: none; width: 1.5em; height: 1.5em; fill: none; stroke: currentcolor; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
.badge { display: grid; place-items: center; width: 3.5rem; height: 3.5rem; margin: 0 0 1rem; border-radius: 1rem; background: var(--soft); color: var(--brand); font-size: 1.25rem; }
.photo { flex: none; width: 3.5rem; height: 3.5rem; border-radius: 50%; object-fit: cover; background: var(--soft-sun); }
.photo.cat { background: var(--soft); }
label { display: block; margin-top: 1.25rem; font-weight: 600; }
input { width: 100%; min-height: 3.25rem; margin-top: 0.25rem; padding: 0.5rem 0.875rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sheet); color: inherit; font: inherit; }
input:read-only { border-color: var(--edge); background: var(--ground); color: var(--quiet); }
[aria-invalid="true"] { border: 2px solid var(--wrong); }
.hint { margin: 0.25rem 0 0; color: var(--quiet); }
.error { display: flex; gap: 0.375rem; margin: 0.25rem 0 0; color: var(--wrong); font-weight: 600; }
.error .icon { width: 1.25em; height: 1.25em; margin-top: 0.125em; stroke-width: 1.9; }
p.error[role="alert"] { margin: 0.75rem 0; padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--soft-wrong); }
.state { display: flex; align-items: center; justify-content: center; gap: 0.5rem; margin: 1rem 0 1.25rem; padding: 1.25rem 1rem; border-radius: 1rem; background: var(--soft-wrong); color: var(--wrong); font-size: 1.75rem; line-height: 1.2; font-weight: 800; }
.state.vigente { background: var(--soft-good); color: var(--good); }
.state.futura { background: var(--soft-sun); color: var(--ink); }
dl { margin: 1rem 0; }
dt { color: var(--quiet); font-size: 0.875rem; }
dd { margin: 0 0 0.75rem; font-weight: 600; overflow-wrap: anywhere; }
.pets { margin: 1rem 0; padding: 0; list-style: none; }
.pets li { display: flex; align-items: center; gap: 0.75rem; padding: 0.75rem 0; border-top: 1px solid var(--edge); overflow-wrap: anywhere; }
.pets li:last-child { border-bottom: 1px solid var(--edge); }
.pets span { min-width: 0; }
.button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 3.25rem; margin-top: 1.25rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 2rem; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
@media (hover: hover) { .button:hover { background: var(--brand-hover); } }
:is(a, input, .button):focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
@media (min-width: 48rem) {
  .sheet header { padding-top: clamp(1.5rem, 9vh, 5rem); }
  .sheet main { padding: 2.5rem; border-radius: 1.5rem; }
}
@media (forced-colors: active) { .button { border: 2px solid; } .icon { stroke: currentcolor; } }
@media print { body { background: none; } .button, form { display: none; } .sheet main { border: 0; padding: 0; } }
`;
