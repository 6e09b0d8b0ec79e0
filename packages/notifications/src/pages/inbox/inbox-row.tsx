import type { Notification } from '@huella/contract';
import { ownPath } from '@huella/contract/own-path';
import { Icon, IconBadge } from '@huella/ui';
import { argentineMoment, timeOfMoment } from '@huella/validation/event';
import { Link } from 'react-router-dom';
import { kindIcons } from '../../lib/kind-icons.ts';
import { notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Row } from './inbox-row-style.ts';

/** The whole row is a link. */
export function InboxRow({ item: { tipo, titulo, texto, ruta, fecha, leido } }: { item: Notification }) {
  return (
    <Row data-new={leido ? undefined : ''}>
      <Link to={ownPath(ruta) ?? notificationsPaths.inbox.href()}>
        <IconBadge name={kindIcons[tipo]} />
        <span className="words">
          <strong>{titulo}</strong> <span>{texto}</span>{' '}
          <small>
            {!leido && <em>{copy.isNew}</em>}{' '}
            <time dateTime={fecha}>{timeOfMoment(argentineMoment(new Date(fecha)))}</time>
          </small>
        </span>
        <Icon name="forward" />
      </Link>
    </Row>
  );
}
