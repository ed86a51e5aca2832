/** The body of an answer is not what its Content-Encoding says. The message says so as a sentence without a full stop. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
}
