import { InvalidOption } from './invalid-option.ts';

/** A bucket of a server that speaks S3. */
export interface Bucket {
  /** The address of the bucket, such as `https://s3.eu-west-1.amazonaws.com/shop`. */
  readonly address: string;
  /** Stands before each key, such as `uploads/`; empty for the whole bucket. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const PLACE = /^s3:\/\/([a-z\d][a-z\d.-]+[a-z\d])(?:\/(.*))?$/;

/** The bucket of `SHOP_UPLOADS`; undefined where uploads are on the disk. */
export function bucketIn(environment: NodeJS.ProcessEnv): Bucket | undefined {
  const place = environment['SHOP_UPLOADS'];
  if (!place) return undefined;
  const [, bucket, folder = ''] = PLACE.exec(place) ?? [];
  if (!bucket) throw new InvalidOption(`SHOP_UPLOADS is no bucket: ${place}. Write s3://bucket/folder`);
  const region = environment['AWS_REGION'] || 'us-east-1';
  const endpoint = environment['S3_ENDPOINT'] || `https://s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new InvalidOption(`S3_ENDPOINT is no address: ${endpoint}`);
  const trimmed = folder.replaceAll(/^\/+|\/+$/g, '');
  return {
    address: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix: trimmed && `${trimmed}/`,
    region,
    accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY'),
  };
}

function needed(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (value) return value;
  throw new InvalidOption(`SHOP_UPLOADS needs ${name}`);
}
