import { styled } from '@mui/material/styles';
import { SkeletonBar } from '../states/skeleton-bar.tsx';
import { ACTION_HEIGHT, ACTION_RADIUS } from './action-card-style.ts';

export const ActionCardSkeleton = styled(SkeletonBar)({
  height: ACTION_HEIGHT + 2,
  borderRadius: ACTION_RADIUS,
});
