import { ButtonLink, Page, useGoBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { externalPaths, profilePaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { copy } from './copy.ts';
import { DeleteSection } from './delete-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { RightSection } from './right-section.tsx';

export interface MyDataPageProps {
  /** Called after deletion, to end the session. */
  onDeleted: () => void;
  LostWithAccount: ComponentType;
}

/** The rights of Ley 25.326: access, correction, portability, deletion. */
export function MyDataPage({ onDeleted, LostWithAccount }: MyDataPageProps) {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={titles.myData} onBack={() => goBack()} width="narrow">
      <Stack spacing={3}>
        <Typography>{copy.lead}</Typography>
        <DownloadSection />
        <RightSection {...copy.correct}>
          <ButtonLink to={profilePaths.personalData.href()} variant="outlined" size="large">
            {copy.correct.action}
          </ButtonLink>
        </RightSection>
        <DeleteSection onDeleted={onDeleted} LostWithAccount={LostWithAccount} />
      </Stack>
    </Page>
  );
}
