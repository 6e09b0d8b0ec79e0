import { toAppError, type AppError } from '@huella/api-client';
import { todayInArgentina } from '@huella/validation/day';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { petsApi } from '../../api/index.ts';
import { idempotencyKeys } from '../../lib/idempotency-key.ts';
import { newPetBody, type PetData, type PlanData } from '../../lib/new-pet-body.ts';
