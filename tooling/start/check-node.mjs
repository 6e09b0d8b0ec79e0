// Runs before every task: explains an old Node in one sentence. Plain JavaScript, because that old Node has to read it. Where an
// npm package brings Node 24, pnpm puts it on the path.
const [major, minor] = process.versions.node.split('.').map(Number);

// crypto.argon2 came with 24.7.
if (major < 24 || (major === 24 && minor < 7)) {
  const machine = `${process.platform}-${process.arch}`;
  console.error(
    `Huella needs Node 24.7 or newer, but this is Node ${process.versions.node} and no npm package brought a newer one for ${machine}: install Node 24 (https://nodejs.org/en/download, or \`nvm install\` in this folder) and run the command again.`,
  );
  process.exit(1);
}
