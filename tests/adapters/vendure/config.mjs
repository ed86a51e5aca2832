import { dummyPaymentHandler, DefaultLogger, LanguageCode, LogLevel, PaymentMethodHandler } from '@vendure/core';

/** The engine with its Shop API on `ENGINE_PORT`, in the database `ENGINE_DATABASE_URL`. */
// Nothing of a test run is reported to anybody.
process.env.VENDURE_DISABLE_TELEMETRY = 'true';

export const PASSWORD = 'zonneschijn';

/** No payment of this kind succeeds. */
const declining = new PaymentMethodHandler({
  code: 'declining',
  description: [{ languageCode: LanguageCode.en, value: 'Declines every payment' }],
  args: {},
  createPayment: (_ctx, _order, amount) => ({ amount, state: 'Declined', metadata: {} }),
  settlePayment: () => ({ success: false }),
});

export const config = {
  logger: new DefaultLogger({ level: LogLevel.Error }),
  apiOptions: {
    port: Number(process.env.ENGINE_PORT ?? 3100),
    hostname: '127.0.0.1',
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
    shopListQueryLimit: 200,
  },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'superadmin', password: PASSWORD },
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.ENGINE_DATABASE_URL, synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler, declining] },
  plugins: [],
};
