import GlobalStyles from '@mui/material/GlobalStyles';

const styles = {
  '@page': { margin: '1.5cm' },
  '@media print': {
    'header, [data-screen-only]': { display: 'none !important' },
    // As it is issued (specification §9), with its colours.
    '[data-card]': {
      width: '8.5cm',
      breakInside: 'avoid',
      '& *': { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
    },
  },
} as const;

/** On paper a card's page is the card alone, in the size in which it is issued. */
export function PrintCard() {
  return <GlobalStyles styles={styles} />;
}
