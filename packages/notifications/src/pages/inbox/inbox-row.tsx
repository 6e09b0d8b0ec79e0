import type { Notification } from '@huella/contract';
import { ownPath } from '@huella/contract/own-path';
import { Icon } from '@huella/ui';
import { Link } from 'react-router-dom';
import { kindIcons } from '../../lib/kind-icons.ts';
import { shownHour } from '../../lib/shown-hour.ts';
import { notificationsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Row } from './inbox-row-style.ts';

/** One thing that the person was told: all of it leads to where it is. New ones say so by a word, a dot and their weight. */
export function InboxRow({ item: { tipo, titulo, texto, ruta, fecha, leido } }: { item: Notification }) {
  return (
    <Row data-new={leido ? undefined : ''}>
      <Link to={ownPath(ruta) ?? notificationsPaths.inbox.href()}>
        <span className="badge">
          <Icon name={kindIcons[tipo]} />
        </span>
        <span className="words">
          <strong>{titulo}</strong> <span>{texto}</span>{' '}
          <small>
            {!leido && <em>{copy.isNew}</em>} <time dateTime={fecha}>{shownHour(fecha)}</time>
          </small>
        </span>
        <Icon name="forward" />
      </Link>
    </Row>
  );
}
