import type { Article } from './article.ts';
import { customerService } from './customer-service.ts';
import { forgotPassword } from './forgot-password.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const ARTICLES: readonly Article[] = [customerService, terms, privacy, forgotPassword];
