import type { DocumentSlot } from '@huella/contract';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Drawing = styled('svg')(({ theme }) => ({
  width: '82%',
  height: '82%',
  '& .paper': { fill: theme.palette.background.paper, stroke: theme.palette.outline, strokeWidth: 1.5 },
  '& .ink': { fill: theme.palette.divider },
  '& .mark': { fill: theme.palette.primary.main },
  '& .soft': { fill: theme.palette.tint.primary },
  '& .seal': { fill: 'none', stroke: theme.palette.secondary.main, strokeWidth: 1.5 },
}));

function Writing({
  x,
  y,
  width,
  className = 'ink',
}: {
  x: number;
  y: number;
  width: number;
  className?: string;
}) {
  return <rect className={className} x={x} y={y} width={width} height={3} rx={1.5} />;
}

const idFront = (
  <>
    <rect className="paper" x={6} y={10} width={84} height={52} rx={6} />
    <rect className="soft" x={12} y={22} width={24} height={32} rx={3} />
    <circle className="mark" cx={24} cy={33} r={5} />
    <path className="mark" d="M15 52c0-6 4-9.5 9-9.5s9 3.5 9 9.5z" />
    <Writing x={12} y={15} width={44} className="mark" />
    <Writing x={42} y={25} width={40} />
    <Writing x={42} y={32} width={32} />
    <Writing x={42} y={39} width={40} />
    <Writing x={42} y={48} width={26} className="mark" />
  </>
);

const idBack = (
  <>
    <rect className="paper" x={6} y={10} width={84} height={52} rx={6} />
    <Writing x={12} y={17} width={46} />
    <Writing x={12} y={24} width={38} />
    <Writing x={12} y={31} width={42} />
    <path
      className="seal"
      d="M67 35c0-8 4-14 8-14s8 6 8 14M71 36c0-6 2-10 4-10s4 4 4 10M75 31v6"
      strokeLinecap="round"
    />
    <Writing x={12} y={43} width={72} className="mark" />
    <Writing x={12} y={49} width={72} className="mark" />
    <Writing x={12} y={55} width={72} className="mark" />
  </>
);

const vaccines = (
  <>
    <path className="paper" d="M48 14C38 8 22 8 10 11v50c12-3 28-3 38 3 10-6 26-6 38-3V11c-12-3-28-3-38 3z" />
    <path className="seal" d="M48 14v50" />
    <rect className="soft" x={16} y={20} width={24} height={10} rx={2} />
    <Writing x={16} y={34} width={24} />
    <rect className="soft" x={16} y={42} width={24} height={10} rx={2} />
    <rect className="soft" x={56} y={20} width={24} height={10} rx={2} />
    <Writing x={56} y={34} width={14} />
    <circle className="seal" cx={70} cy={46} r={8} />
    <path className="seal" d="M66 46l3 3 5-6" strokeLinecap="round" />
  </>
);

const bankAccount = (
  <>
    <path className="paper" d="M18 6h48l12 12v48H18z" />
    <path className="mark" d="M26 22l10-6 10 6zM27 24h3v6h-3zM34.5 24h3v6h-3zM42 24h3v6h-3zM26 32h20v2H26z" />
    <Writing x={52} y={22} width={18} />
    <Writing x={26} y={40} width={44} />
    <rect className="soft" x={24} y={46} width={48} height={10} rx={3} />
    <Writing x={27} y={49.5} width={42} className="mark" />
    <Writing x={26} y={60} width={28} />
  </>
);

const certificate = (
  <>
    <path className="paper" d="M18 6h48l12 12v48H18z" />
    <Writing x={26} y={16} width={30} className="mark" />
    <Writing x={26} y={25} width={44} />
    <Writing x={26} y={32} width={44} />
    <Writing x={26} y={39} width={36} />
    <path className="seal" d="M26 56c4-6 6 4 10-1s5 3 9-1" strokeLinecap="round" />
    <circle className="seal" cx={64} cy={53} r={8} />
    <circle className="seal" cx={64} cy={53} r={5} />
  </>
);

const invoice = (
  <>
    <path className="paper" d="M20 5h56v62H20z" />
    <rect className="seal" x={43} y={9} width={10} height={10} rx={2} />
    <Writing x={26} y={12} width={13} className="mark" />
    <Writing x={57} y={12} width={13} />
    <Writing x={26} y={25} width={30} />
    <Writing x={62} y={25} width={8} />
    <Writing x={26} y={32} width={24} />
    <Writing x={62} y={32} width={8} />
    <rect className="soft" x={24} y={38} width={48} height={9} rx={2} />
    <Writing x={27} y={41} width={14} className="mark" />
    <Writing x={56} y={41} width={13} className="mark" />
    <path
      className="mark"
      d="M26 51h4v4h-4zM34 51h4v4h-4zM26 59h4v4h-4zM31 52h2v2h-2zM31 56h2v2h-2zM35 57h3v2h-3zM31 60h2v3h-2zM35 61h3v2h-3z"
    />
    <Writing x={44} y={53} width={26} />
    <Writing x={44} y={59} width={18} />
  </>
);

const study = (
  <>
    <path className="paper" d="M18 6h48l12 12v48H18z" />
    <Writing x={26} y={12} width={30} className="mark" />
    <rect className="soft" x={25} y={20} width={46} height={21} rx={3} />
    <path className="seal" d="M28 31h8l3-6 4 11 4-8 3 3h18" strokeLinecap="round" strokeLinejoin="round" />
    <Writing x={26} y={46} width={44} />
    <Writing x={26} y={52} width={34} />
    <path className="seal" d="M50 61c4-6 6 4 10-1s5 3 9-1" strokeLinecap="round" />
  </>
);

/** A mandatory paper, or an additional one. */
export type DrawnPaper = DocumentSlot | 'receipt' | 'study';

const drawings: Readonly<Record<DrawnPaper, ReactNode>> = {
  dniFrente: idFront,
  dniDorso: idBack,
  libretas: vaccines,
  cbu: bankAccount,
  cbuTercero: bankAccount,
  constancia: certificate,
  receipt: invoice,
  study,
};

/** Missing papers are drawn faintly. */
const GHOST = { opacity: 0.55 };

export interface PaperDrawingProps {
  paper: DrawnPaper;
  isExample?: boolean;
}

/** A drawing of the paper. Hidden from screen readers, because the words are beside it. */
export function PaperDrawing({ paper, isExample = false }: PaperDrawingProps) {
  return (
    <Drawing viewBox="0 0 96 72" aria-hidden="true" focusable="false" style={isExample ? {} : GHOST}>
      {drawings[paper]}
    </Drawing>
  );
}
