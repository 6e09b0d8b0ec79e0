import type { NotificationKind } from '@huella/contract';
import { notificationKind } from '@huella/contract/notifications';
import { toast } from '@huella/ui';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { notificationsApi } from '../../api/notifications-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

/** As wide as the list, so that a thumb finds it. */
const Row = styled(FormControlLabel)({ justifyContent: 'space-between', minHeight: 48, margin: 0 });

/**
 * A switch for each kind, saved at once. The call carries all of them, so until its answer is there a second tap does nothing: two in
 * the wrong order would leave the first.
 */
export function KindSwitches({ chosen }: { chosen: readonly NotificationKind[] }) {
  const [save, { isLoading }] = notificationsApi.useUpdateNotificationSettingsMutation();
  const change = async (kind: NotificationKind, isOn: boolean) => {
    if (isLoading) return;
    const tipos = notificationKind.options.filter((each) => (each === kind ? isOn : chosen.includes(each)));
    const { error } = await save({ tipos });
    if (error !== undefined) toast.error(shared.notSaved);
  };
  return (
    <FormControl component="fieldset" aria-labelledby="push-kinds">
      <FormGroup>
        {notificationKind.options.map((kind) => (
          <Row
            key={kind}
            label={copy.kinds.names[kind]}
            labelPlacement="start"
            control={
              <Switch checked={chosen.includes(kind)} onChange={(_event, isOn) => void change(kind, isOn)} />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
