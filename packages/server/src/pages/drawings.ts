import { html } from 'hono/html';
import type { Html } from './page.ts';

/** Uses the style sheet's colours, so that drawings follow the colour scheme. */
const line = html`fill="none" stroke="var(--drawn)" stroke-width="3" stroke-linecap="round"`;

const eyes = (y: number): Html =>
  html`<g fill="var(--drawn)">
      <circle cx="45" cy="${y}" r="4.6" />
      <circle cx="75" cy="${y}" r="4.6" />
    </g>
    <g fill="#fff">
      <circle cx="46.6" cy="${y - 1.6}" r="1.5" />
      <circle cx="76.6" cy="${y - 1.6}" r="1.5" />
    </g>`;

const dog = (mood: 'happy' | 'sad'): Html => html`
  <path d="M35 96q25 14 50 0l2 12q-27 14-54 0z" fill="var(--teal)" />
  <circle cx="60" cy="112" r="6" fill="var(--sun)" />
  <path d="M60 18c24 0 37 18 36 44-1 24-15 39-36 39S25 86 24 62c-1-26 12-44 36-44z" fill="var(--fur)" />
  <path d="M66 40c4-14 26-10 27 14 0 16-12 22-20 18-9-4-10-20-7-32z" fill="var(--fur-dark)" opacity="0.55" />
  <path
    d="M38 22C20 22 8 44 12 70c2 12 14 14 19 2 5-13 4-34 7-50zM82 22c18 0 30 22 26 48-2 12-14 14-19 2-5-13-4-34-7-50z"
    fill="var(--fur-dark)"
  />
  <ellipse cx="60" cy="79" rx="21" ry="17.5" fill="var(--cream)" />
  ${eyes(56)}
  <path d="M51 68q9-6 18 0q1 9-9 11q-10-2-9-11z" fill="var(--drawn)" />
  <path d="${mood === 'sad' ? 'M50 90q10-7 20 0' : 'M60 78v5M48 83q6 7 12 0q6 7 12 0'}" ${line} />
  ${mood === 'sad' ? '' : html`<path d="M54 87q6 4 12 0v5q-6 8-12 0z" fill="var(--coral)" />`}
`;

const cat = html`
  <path d="M37 94q23 12 46 0l2 11q-25 13-50 0z" fill="var(--coral)" />
  <circle cx="60" cy="109" r="5.5" fill="var(--sun)" />
  <path d="M24 58 20 20c0-6 5-8 9-4l23 20zM96 58l4-38c0-6-5-8-9-4L68 36z" fill="var(--teal)" />
  <path d="M29 46 27 27l13 11zM91 46l2-19-13 11z" fill="var(--coral)" opacity="0.8" />
  <path d="M60 30c26 0 40 14 40 35S84 100 60 100 20 86 20 65s14-35 40-35z" fill="var(--teal)" />
  <ellipse cx="60" cy="79" rx="21" ry="15" fill="var(--cream)" />
  <circle cx="45" cy="61" r="8" fill="var(--sun)" />
  <circle cx="75" cy="61" r="8" fill="var(--sun)" />
  ${eyes(61)}
  <path d="M54.5 71.5h11q1 0 .4 1L61 78q-1 1-2 0l-5-5.5q-.5-1 .5-1z" fill="var(--coral)" />
  <path d="M60 77v3M50 80q5 6 10 0q5 6 10 0M36 78 20 75M36 84l-15 3M84 78l16-3M84 84l15 3" ${line} />
`;

const backdrop = html`
  <path
    d="M47 33C75 4 128 8 163 22c38 15 62 47 56 84-6 36-45 57-94 57s-97-9-108-46C7 84 20 61 47 33z"
    fill="var(--mint)"
    opacity="0.6"
  />
  <circle cx="206" cy="30" r="6" fill="var(--sun)" />
  <circle cx="24" cy="44" r="4" fill="var(--coral)" />
  <circle cx="222" cy="128" r="3.5" fill="var(--teal)" />
`;

const scenes = {
  done: html`${backdrop}
    <g transform="translate(30 46) scale(0.9)">${dog('happy')}</g>
    <g transform="translate(108 52) scale(0.85)">${cat}</g>
    <circle cx="120" cy="36" r="24" fill="var(--teal)" />
    <path d="m109 37 8 8 15-17" fill="none" stroke="var(--cream)" stroke-width="6" stroke-linecap="round" />`,
  missing: html`${backdrop}
    <g transform="translate(52 22) scale(0.95)">${dog('sad')}</g>
    <path d="m170 126 22 24" fill="none" stroke="var(--fur-dark)" stroke-width="11" stroke-linecap="round" />
    <circle cx="150" cy="104" r="29" fill="var(--mint)" stroke="var(--teal)" stroke-width="7" />
    <path d="M134 98q4-11 15-12" fill="none" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" />
    <circle cx="150" cy="117" r="3.5" fill="var(--coral)" />
    <path
      d="M144 97q0-7 7-7t7 7c0 6-8 5-8 12"
      fill="none"
      stroke="var(--coral)"
      stroke-width="5"
      stroke-linecap="round"
    />`,
  stopped: html`${backdrop}
    <g transform="translate(63 4) scale(0.95)">${dog('sad')}</g>
    <g fill="none" stroke="var(--fur-dark)" stroke-width="4" stroke-linecap="round">
      <path d="M18 146c30 12 44-8 64-2M160 144c22-8 34 14 66 2M103 140h8M103 148h8" />
    </g>
    <path d="M82 135h14q7 0 7 9t-7 9H82z" fill="var(--coral)" />
    <path d="M160 135h-14q-7 0-7 9t7 9h14z" fill="var(--teal)" />`,
} as const;

export type Scene = keyof typeof scenes;

export function drawing(scene: Scene): Html {
  return html`<svg class="scene" viewBox="0 0 240 170" aria-hidden="true">${scenes[scene]}</svg>`;
}

export function avatar(animal: string): Html {
  const isCat = animal === 'Gato';
  return html`<svg class="photo ${isCat ? 'cat' : 'dog'}" viewBox="0 0 120 120" aria-hidden="true">
    <g transform="translate(12 14) scale(0.8)">${isCat ? cat : dog('happy')}</g>
  </svg>`;
}

const icons = {
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  clock: 'M12 3a9 9 0 1 0 .01 0zM12 7.5V12l3 2',
  alert: 'M12 8v5M12 16.4v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

export function icon(name: keyof typeof icons): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}" /></svg>`;
}

export const brand = html`<p class="brand">
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" />
    <path
      d="M20 20.5c-4.2 0-8 4.2-8 7.4 0 2.5 2 3.7 4.2 3.7 1.6 0 2.4-.8 3.8-.8s2.2.8 3.8.8c2.2 0 4.2-1.2 4.2-3.7 0-3.2-3.8-7.4-8-7.4zM10.8 15.5a2.7 3.7-20 1 0 .1 7 2.7 3.7-20 0 0-.1-7zM16.3 8.8a2.7 4-6 1 0 .1 7.8 2.7 4-6 0 0-.1-7.8zM23.7 8.8a2.7 4 6 1 0 .1 7.8 2.7 4 6 0 0-.1-7.8zM29.2 15.5a2.7 3.7 20 1 0 .1 7 2.7 3.7 20 0 0-.1-7z"
    />
  </svg>
  Huella
</p>`;
