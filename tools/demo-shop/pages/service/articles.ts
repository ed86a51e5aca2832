import type { Article } from './article.ts';
import { customerService } from './customer-service.ts';
import { delivery } from './delivery.ts';
import { forgotPassword } from './forgot-password.ts';
import { mounting } from './mounting.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { warranty } from './warranty.ts';

export const ARTICLES: readonly Article[] = [
  customerService,
  delivery,
  warranty,
  mounting,
  terms,
  privacy,
  forgotPassword,
];
