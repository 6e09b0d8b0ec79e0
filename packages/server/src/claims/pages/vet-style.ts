/** The vet form's own styles: paper, one question per sheet, tappable answers, a sticky button. */
export const vetStyle = `
html { scroll-padding-bottom: 8rem; }
.blocks header { container-type: inline-size; display: grid; gap: 0.75rem; padding-bottom: 0.5rem; }
.blocks .brand { font-size: 1rem; }
.blocks .brand svg { width: 1.5rem; height: 1.5rem; }
.patient { display: flex; align-items: center; gap: 1rem; min-width: 0; padding: 0.75rem 1rem; border-radius: 1.25rem; background: var(--soft); }
.patient p { flex: 1; min-width: 0; margin: 0; line-height: 1.35; overflow-wrap: anywhere; }
.patient strong { font-size: 1.25rem; }
.patient .photo { width: 4rem; height: 4rem; background: var(--sheet); }
@container (max-width: 12rem) { .patient { padding: 0.25rem 0.75rem; } .patient .photo { display: none; } }
.progress { margin: 0.75rem 0 0.375rem; color: var(--quiet); font-size: 0.875rem; font-weight: 600; }
.pieces { display: flex; gap: 0.375rem; margin-bottom: 1.25rem; }
.pieces span { flex: 1; height: 0.375rem; border-radius: 1rem; background: var(--edge); }
.pieces .done { background: var(--brand); opacity: 0.55; }
.pieces .now { background: var(--brand); }
.day { display: block; min-height: 1.5em; font-weight: 600; }
.first { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
summary, dd, blockquote { overflow-wrap: anywhere; }
.blocks .field, .group, .row, .additions, .review { margin: 0.75rem 0 0; padding: 1rem; min-width: 0; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--sheet); }
.blocks :is(.field, .group):has([aria-invalid="true"]) { border-color: var(--wrong); }
.blocks .group .field + .field { margin-top: 1.25rem; }
.blocks .group .field:first-child { margin-top: 0; }
.field label, .field legend { float: left; width: 100%; margin: 0; padding: 0; font-size: 1.0625rem; font-weight: 700; line-height: 1.35; }
.field label ~ *, .field legend ~ * { clear: both; }
/* Floats cleared by an element swallow its margin. */
.field label:has(+ textarea) { padding-bottom: 0.5rem; }
.quiet { color: var(--quiet); font-weight: 400; }
.blocks :is(input, select, textarea) { width: 100%; min-height: 3.25rem; margin-top: 0.5rem; padding: 0.5rem 0.875rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--ground); color: inherit; font: inherit; }
.blocks [aria-invalid="true"] { border: 2px solid var(--wrong); }
textarea { display: block; min-height: 5rem; resize: vertical; field-sizing: content; }
.chips { display: flex; flex-wrap: wrap; gap: 0.5rem; padding-top: 0.75rem; }
.field label.chip { position: relative; float: none; width: auto; max-width: 100%; font-size: 1rem; font-weight: 400; }
.blocks .chip input { position: absolute; inset: 0; width: 100%; height: 100%; min-height: 0; margin: 0; opacity: 0; cursor: pointer; }
button.chip { max-width: 100%; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.chip span { display: flex; align-items: center; min-height: 3rem; padding: 0.25rem 1.125rem; border: 1px solid var(--line); border-radius: 1.5rem; background: var(--ground); text-align: left; overflow-wrap: anywhere; min-width: 0; }
@media (hover: hover) { .chip:hover span { border-color: var(--brand); background: var(--soft); } }
.chip input:checked + span { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 700; }
.chip input:checked + span::before { content: "\\2713"; margin-right: 0.5rem; }
.chip input:focus-visible + span, button.chip:focus-visible span, :is(summary, select, textarea, .quiet-button):focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
button.chip:focus-visible, .chip input:focus-visible { outline: none; }
.additions { padding: 0 1rem; }
.additions details + details { border-top: 1px solid var(--edge); }
.additions summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; font-weight: 700; cursor: pointer; list-style: none; border-radius: 0.5rem; }
.additions summary::-webkit-details-marker { display: none; }
.additions summary::after { content: ""; flex: none; width: 0.5rem; height: 0.5rem; margin-right: 0.25rem; border: solid var(--brand); border-width: 0 2px 2px 0; transform: translateY(-25%) rotate(45deg); }
.additions [open] > summary::after { transform: translateY(25%) rotate(225deg); }
.additions .chips { padding: 0.25rem 0 1.125rem; }
.row { padding: 0 1rem; }
.row summary { padding: 0.875rem 0; min-height: 3.25rem; cursor: pointer; white-space: pre-line; border-radius: 0.5rem; }
.row[open] { padding-bottom: 1rem; }
.blocks :is(.row, .group) .field { margin-top: 0.5rem; padding: 0; border: 0; border-radius: 0; background: none; }
.quiet-button { min-height: 3rem; margin-top: 0.5rem; padding: 0 0.5rem; border: 0; border-radius: 0.75rem; background: none; color: var(--wrong); font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
.footer { position: sticky; bottom: 0; z-index: 1; margin: 1.5rem -1rem 0; padding: 0.625rem 1rem; padding-bottom: max(0.875rem, env(safe-area-inset-bottom)); background: var(--ground); border-top: 1px solid var(--edge); }
.footer .button { margin-top: 0; }
.button[disabled] { opacity: 0.7; }
.button.secondary { border: 2px solid var(--brand); background: transparent; color: var(--brand); }
@media (hover: hover) { .button.secondary:hover { background: var(--soft); } }
.status { min-height: 1.25rem; margin: 0 0 0.25rem; color: var(--quiet); font-size: 0.875rem; line-height: 1.25rem; text-align: center; }
.links { margin-top: 0.5rem; text-align: center; }
.review dt { overflow-wrap: anywhere; }
.links a { display: inline-block; padding: 0.75rem 1rem; border-radius: 2rem; color: var(--brand); font-weight: 600; }
.review { margin: 0; padding: 0 1rem; }
.review > div { padding: 1rem 0; }
.review > div + div { border-top: 1px solid var(--edge); }
.review dt { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 1rem; color: var(--ink); font-size: 1.0625rem; font-weight: 700; }
.review dt a { padding: 0.75rem; margin: -0.5rem -0.75rem -0.5rem 0; border-radius: 2rem; color: var(--brand); font-size: 1rem; font-weight: 600; }
.review dd { margin: 0.25rem 0 0; font-weight: 400; white-space: pre-line; }
.review dd.error { color: var(--wrong); font-weight: 600; }
blockquote { margin: 0.75rem 0; padding: 0.75rem 1rem; border-left: 4px solid var(--brand); border-radius: 0 0.75rem 0.75rem 0; background: var(--ground); white-space: pre-line; user-select: all; }
@media (max-height: 30em) { html { scroll-padding-bottom: 0; } .footer { position: static; } }
@media (min-width: 48rem) {
  .blocks header, .blocks main { max-width: 40rem; }
  .blocks header { padding-top: 2rem; }
  .blocks .field, .group { padding: 1.25rem 1.5rem; }
  .row, .additions, .review { padding-inline: 1.5rem; }
  .footer { margin-inline: 0; padding-inline: 0; }
}
@media print { .footer, .links, .pieces, .progress { display: none; } .blocks form { display: block; } }
`;
