import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is too narrow for the issued card: below 600 px its text is smaller than 12 px. */
export function useIsPortrait(): boolean {
  return useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
}
