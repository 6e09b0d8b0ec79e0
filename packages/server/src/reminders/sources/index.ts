import type { ReminderSource } from '../reminder-source.ts';
import { birthdays } from './birthdays.ts';
import { food } from './food.ts';
import { followUps } from './follow-ups.ts';
import { plannedEvents } from './planned-events.ts';

export const sources: readonly ReminderSource[] = [plannedEvents, followUps, birthdays, food];
