/**
 * `npm run test:mutation` changes the rules in thousands of small ways, which their own tests have to notice.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'lib/{accounts,cart,insight,live,menu,orders,restaurants}/rules/**/*.ts',
    'lib/{money,zoned-time}.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // The copies in which the tests run have only this.
  ignorePatterns: ['**', '!lib/**/*.ts', '!tests/mutation/*', '!package.json', '!tsconfig.json'],
  tempDirName: 'test-results/mutation',
  cleanTempDir: 'always',
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, reportMutants: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  warnings: false,
  // A change of what is computed once, when a module loads, would take all tests: those minutes are not worth it.
  ignoreStatic: true,
}
