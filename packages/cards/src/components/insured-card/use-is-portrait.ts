import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a page is too narrow for the issued card: below 600 px its letters are smaller than 12. */
export function useIsPortrait(): boolean {
  return useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
}
