// Prints "N passed, N failed" for reports of vitest, and fails where something failed or a report is missing.
// Run by whichever Node is installed (20 or newer). Arguments: the status so far, then each report without .json.
import { existsSync, readFileSync } from 'node:fs';

const [status, ...reports] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const report of reports) {
  const file = `${report.replaceAll(':', '-')}.json`;
  if (!existsSync(file)) {
    console.log(`no report of ${report}: the suite did not run to its end`);
    failed += 1;
    continue;
  }
  const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot be loaded has failed without having a test that did.
  const broken = testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  passed += numPassedTests;
  failed += numFailedTests + broken;
  if (numPassedTests === 0 || (!success && numFailedTests + broken === 0)) failed += 1;
}
// A fault that no test stands for (the static checks, an error outside of any test) still counts as one.
if (status !== '0' && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
