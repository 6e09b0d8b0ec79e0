import type { Section } from '../section.ts';
import { storedReplies, links, mails, sessions } from './activity.ts';
import { claims, vetContacts } from './claims.ts';
import { calendarFeed, events } from './events.ts';
import { foodBags } from './food.ts';
import { account, person } from './identity.ts';
import { cancellations, paymentMethods, pets, policies, externalPolicies } from './insurance.ts';
import { notifications } from './notifications.ts';
import { reminders } from './reminders.ts';
import { changeRequests, legalRequests } from './requests.ts';

export const sections: readonly Section[] = [
  account,
  person,
  pets,
  policies,
  cancellations,
  externalPolicies,
  paymentMethods,
  events,
  foodBags,
  calendarFeed,
  reminders,
  notifications,
  claims,
  vetContacts,
  changeRequests,
  legalRequests,
  sessions,
  links,
  mails,
  storedReplies,
];

/** Tables about people that no section exports, and why. A test compares every other table with the sections. */
export const notExported = {
  rate_limits:
    'counters under keyed hashes of IPs and emails, gone after a day: whose they are cannot be read from them',
  orphaned_blobs: 'files that were given up and are deleted within the hour',
  erasures: 'written when an account is deleted: a number and an instant',
  operator_actions: 'what operators did, under their own names; of others it has no more than ids and codes',
  retained_policies: 'written when an account is deleted; nobody who can still ask for an export has any',
} as const;
