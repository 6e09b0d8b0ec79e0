import { paint } from './paint.ts';

export interface PartProps {
  x?: number;
  y?: number;
  scale?: number;
  mood?: 'happy' | 'sad' | 'asleep';
}

const at = ({ x = 0, y = 0, scale = 1 }: PartProps) => `translate(${x} ${y}) scale(${scale})`;

const line = { fill: 'none', stroke: paint.ink, strokeWidth: 3, strokeLinecap: 'round' } as const;

function Eyes({ mood = 'happy', y }: { mood?: PartProps['mood']; y: number }) {
  if (mood === 'asleep') return <path d={`M39 ${y}q6 5 12 0M69 ${y}q6 5 12 0`} {...line} />;
  return (
    <>
      <circle cx="45" cy={y} r="4.6" fill={paint.ink} />
      <circle cx="75" cy={y} r="4.6" fill={paint.ink} />
      <circle cx="46.6" cy={y - 1.6} r="1.5" fill="#fff" />
      <circle cx="76.6" cy={y - 1.6} r="1.5" fill="#fff" />
    </>
  );
}

/** 120 × 120. */
export function Dog(props: PartProps) {
  const smile = props.mood === 'sad' ? 'M50 90q10-7 20 0' : 'M60 78v5M48 83q6 7 12 0q6 7 12 0';
  return (
    <g transform={at(props)}>
      <path d="M35 96q25 14 50 0l2 12q-27 14-54 0z" fill={paint.teal} />
      <circle cx="60" cy="112" r="6" fill={paint.sun} />
      <path d="M60 18c24 0 37 18 36 44-1 24-15 39-36 39S25 86 24 62c-1-26 12-44 36-44z" fill={paint.fur} />
      <path
        d="M66 40c4-14 26-10 27 14 0 16-12 22-20 18-9-4-10-20-7-32z"
        fill={paint.furDark}
        opacity="0.55"
      />
      <path d="M38 22C20 22 8 44 12 70c2 12 14 14 19 2 5-13 4-34 7-50z" fill={paint.furDark} />
      <path d="M82 22c18 0 30 22 26 48-2 12-14 14-19 2-5-13-4-34-7-50z" fill={paint.furDark} />
      <ellipse cx="60" cy="79" rx="21" ry="17.5" fill={paint.cream} />
      <Eyes mood={props.mood} y={56} />
      <path d="M51 68q9-6 18 0q1 9-9 11q-10-2-9-11z" fill={paint.ink} />
      <path d={smile} {...line} />
      {props.mood !== 'sad' && <path d="M54 87q6 4 12 0v5q-6 8-12 0z" fill={paint.coral} />}
    </g>
  );
}

/** 120 × 120. */
export function Cat(props: PartProps) {
  const smile = props.mood === 'sad' ? 'M52 87q8-6 16 0' : 'M60 77v3M50 80q5 6 10 0q5 6 10 0';
  return (
    <g transform={at(props)}>
      <path d="M37 94q23 12 46 0l2 11q-25 13-50 0z" fill={paint.coral} />
      <circle cx="60" cy="109" r="5.5" fill={paint.sun} />
      <path d="M24 58 20 20c0-6 5-8 9-4l23 20zM96 58l4-38c0-6-5-8-9-4L68 36z" fill={paint.teal} />
      <path d="M29 46 27 27l13 11zM91 46l2-19-13 11z" fill={paint.coral} opacity="0.8" />
      <path d="M60 30c26 0 40 14 40 35S84 100 60 100 20 86 20 65s14-35 40-35z" fill={paint.teal} />
      <path d="M60 32v13M49 33l2 10M71 33l-2 10" {...line} strokeWidth={4} opacity="0.45" />
      <ellipse cx="60" cy="79" rx="21" ry="15" fill={paint.cream} />
      <circle cx="45" cy="61" r="8" fill={paint.sun} opacity={props.mood === 'asleep' ? 0 : 1} />
      <circle cx="75" cy="61" r="8" fill={paint.sun} opacity={props.mood === 'asleep' ? 0 : 1} />
      <Eyes mood={props.mood} y={61} />
      <path d="M54.5 71.5h11q1 0 .4 1L61 78q-1 1-2 0l-5-5.5q-.5-1 .5-1z" fill={paint.coral} />
      <path d={smile} {...line} strokeWidth={2.5} />
      <path d="M36 78 20 75M36 84l-15 3M84 78l16-3M84 84l15 3" {...line} strokeWidth={2} opacity="0.6" />
    </g>
  );
}
