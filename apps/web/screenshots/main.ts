import { rm } from 'node:fs/promises';
import { BROWSER_ARGUMENTS, findBrowser } from '@huella/tooling/browser';
import { chromium } from 'playwright';
import { readChoice, type Choice } from './choice.ts';
import { createPersonServers } from './person-server.ts';
import { takePublished } from './published.ts';
import { writeSheet } from './sheet.ts';
import { takeAll, type Taken } from './take-all.ts';

function report({ pictures, failures }: Taken): void {
  const faulty = pictures.filter(({ faults }) => faults.length > 0);
  for (const { file, faults } of faulty) console.error([file, ...faults].join('\n  '));
  for (const failure of failures) console.error(failure);
  console.log(
    `${pictures.length} pictures, ${faulty.length} with faults, ${failures.length} screens not reached`,
  );
  if (faulty.length + failures.length > 0) process.exitCode = 1;
}

const choice: Choice = readChoice();
const servers = createPersonServers();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
try {
  if (choice.isForReadme) await takePublished(browser, servers);
  else {
    if (choice.isWhole) await rm(choice.looks.folder, { recursive: true, force: true });
    console.time('taken in');
    const taken = await takeAll(browser, servers, { choice, onTaken: (label) => console.log(label) });
    console.timeEnd('taken in');
    report(taken);
    console.log(await writeSheet(choice.looks.folder, taken.pictures));
  }
} finally {
  await browser.close();
  await servers.close();
}
