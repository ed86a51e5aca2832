import type { MediaType } from '../../../../shared/contract/media.ts';

/** Why a file is refused; the texts are in `routes/media-texts.ts`. */
export type UploadProblem =
  | { why: 'type'; type: MediaType }
  | { why: 'too-large'; most: number }
  | { why: 'empty' }
  | { why: 'no-file' }
  | { why: 'one-file' }
  | { why: 'pieces' }
  | { why: 'too-many' };

export class UploadRefused extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(`Refused: ${problem.why}`);
    this.name = 'UploadRefused';
    this.problem = problem;
  }
}

export function refuseUpload(why: 'pieces' | 'too-many'): never {
  throw new UploadRefused({ why });
}
