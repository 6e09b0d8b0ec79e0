import { styled } from '@mui/material/styles';

export const SkeletonBar = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.palette.divider,
  animation: 'huella-breathe 1.6s ease-in-out infinite',
  '@keyframes huella-breathe': { '50%': { opacity: 0.45 } },
}));
