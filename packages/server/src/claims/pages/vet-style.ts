/** What the vet's form looks like besides the pages' own style: paper, one question at a time, answers to tap, a button that stays. */
export const vetStyle = `
:root { --ground: #fbf8f3; --sheet: #ffffff; --soft: #e7f2ef; --accent: #b83c17; }
@media (prefers-color-scheme: dark) { :root { --ground: #121a19; --sheet: #1b2624; --soft: #16342f; --accent: #ffb59b; } }
html { scroll-padding-bottom: 8rem; }
body { background: var(--ground); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; padding-bottom: 0; }
main { padding-bottom: 2rem; }
summary, dd, blockquote { overflow-wrap: anywhere; }
.brand { flex: none; }
.patient { display: flex; flex: 1 1 11rem; align-items: center; gap: 0.75rem; min-width: 0; }
.patient p { flex: 1; min-width: 0; margin: 0; line-height: 1.3; overflow-wrap: break-word; }
.photo { flex: none; width: 56px; height: 56px; border-radius: 50%; object-fit: cover; background: var(--soft); fill: var(--brand); }
.photo.cat { fill: var(--accent); }
.progress { margin: 0.5rem 0 0; color: var(--quiet); }
h1 { margin: 0.5rem 0; }
progress { display: block; width: 100%; margin-bottom: 1rem; height: 0.5rem; border: 0; border-radius: 1rem; background: var(--soft); accent-color: var(--brand); appearance: none; overflow: hidden; }
progress::-webkit-progress-bar { background: var(--soft); }
progress::-webkit-progress-value { background: var(--brand); border-radius: 1rem; }
progress::-moz-progress-bar { background: var(--brand); border-radius: 1rem; }
.first { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
.field { margin: 1.5rem 0 0; padding: 0; border: 0; min-width: 0; }
.field label, legend { margin: 0; padding: 0; font-weight: 600; }
.quiet { color: var(--quiet); font-weight: 400; }
input, select, textarea { width: 100%; min-height: 3rem; margin-top: 0.25rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--sheet); color: inherit; font: inherit; }
textarea { display: block; min-height: 5rem; resize: vertical; }
[aria-invalid="true"] { border: 2px solid var(--wrong); }
.chips { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.5rem; }
.field label.chip { position: relative; font-weight: 400; }
.chip input { position: absolute; inset: 0; width: 100%; height: 100%; min-height: 0; margin: 0; opacity: 0; cursor: pointer; }
button.chip { padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.chip span { display: flex; align-items: center; min-height: 3rem; padding: 0.25rem 1rem; border: 1px solid var(--line); border-radius: 1.5rem; background: var(--sheet); }
.chip input:checked + span { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 600; }
.chip input:checked + span::before { content: "\\2713"; margin-right: 0.5rem; }
.chip input:focus-visible + span, button.chip:focus-visible span, summary:focus-visible, select:focus-visible, textarea:focus-visible, .quiet-button:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
button.chip:focus-visible { outline: none; }
.row { margin-top: 1rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--sheet); }
.row summary { padding: 0.75rem 0; min-height: 3rem; cursor: pointer; white-space: pre-line; }
.row[open] { padding-bottom: 1rem; }
.row .field { margin-top: 0.5rem; }
.quiet-button { min-height: 3rem; margin-top: 0.5rem; padding: 0 0.5rem; border: 0; background: none; color: var(--wrong); font: inherit; text-decoration: underline; cursor: pointer; }
.footer { position: sticky; bottom: 0; margin: 1.5rem -1rem 0; padding: 0.5rem 1rem 1rem; padding-bottom: max(1rem, env(safe-area-inset-bottom)); background: var(--ground); border-top: 1px solid var(--soft); }
.footer .button { margin-top: 0; }
.button { border-radius: 2rem; }
.button[disabled] { opacity: 0.7; }
.button.secondary { border: 2px solid var(--brand); background: transparent; color: var(--brand); }
.status { min-height: 1.25rem; margin: 0 0 0.25rem; color: var(--quiet); font-size: 0.875rem; line-height: 1.25rem; text-align: center; }
.links { text-align: center; }
.links a { display: inline-block; padding: 0.75rem 1rem; color: var(--brand); }
.review > div { padding: 0.75rem 0; border-bottom: 1px solid var(--soft); }
.review dt { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
.review dt a { padding: 0.75rem 0; color: var(--brand); }
.review dd { margin: 0; white-space: pre-line; }
.review dd.error { color: var(--wrong); }
blockquote { margin: 0.75rem 0; padding: 0.75rem 1rem; border-left: 4px solid var(--brand); background: var(--sheet); white-space: pre-line; user-select: all; }
@media (max-height: 30em) { html { scroll-padding-bottom: 0; } .footer { position: static; } }
@media (min-width: 48rem) {
  header, main { max-width: 40rem; }
  main { margin-top: 1rem; padding: 1.5rem 2.5rem 2rem; border-radius: 1rem; background: var(--sheet); }
  .footer { margin: 1.5rem 0 0; padding: 0.5rem 0 1rem; background: var(--sheet); }
}
`;
