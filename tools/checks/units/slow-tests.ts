/**
 * Tests that `npm run check` leaves to `npm test`: they depend on the whole repository, so that every change would run them
 * again, and start programs or walk through every widget and language.
 */
export const SLOW_TESTS: readonly string[] = [
  // Copies the repository, and runs build, compiler, linter and tests in the copy.
  'tools/new/new.test.ts',
  // Compiles and lints code.
  'tools/checks/lint/plain-names.test.ts',
  'tools/checks/lint/text-alone.test.ts',
  // Build the loader and the command, and examine a shop page by page.
  'tools/build/build-doctor.test.ts',
  'tools/doctor/check-release.test.ts',
  'tools/doctor/demo-shop.test.ts',
  'tools/doctor/faults.test.ts',
  'tools/doctor/limits.test.ts',
  'tools/doctor/run.test.ts',
  // Draws thousands of pages.
  'tools/render/safety.test.ts',
  // Play hundreds of visits.
  'tools/conform/demo-shop.test.ts',
  'tools/conform/faults.test.ts',
  'tools/conform/other-shop.test.ts',
  // Starts the shop as a program, and kills it.
  'tools/demo-shop/restart.test.ts',
  // Starts PHP, Ruby, Python and C#.
  'tools/sheets/sheets.test.ts',
  'tools/sheets/guide-programs.test.ts',
  'tests/support/guide/release-shares.test.ts',
  'tests/support/guide/templates.test.ts',
  // Mount every widget in each of its states.
  'tests/conformance/addresses.test.ts',
  'tests/conformance/forms.test.ts',
  'tests/conformance/headings.test.ts',
  'tests/conformance/stripped-markup.test.ts',
  'tests/conformance/kit-suite.test.ts',
  'tests/conformance/suite.test.ts',
  'tools/conformance/conformance.test.tsx',
];
