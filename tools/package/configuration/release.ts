import type { Configuration } from 'electron-builder';
import { canNotarise, notarisationVariables, notariseInstaller } from '../mac/notarise.ts';
import type { System } from '../systems.ts';
import { markedName } from './artifact-names.ts';

/** Options of Azure's signing service, with the environment variable of each: electron-builder reads none of them. */
const azureVariables = {
  publisherName: 'AZURE_PUBLISHER_NAME',
  endpoint: 'AZURE_SIGNING_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGNING_ACCOUNT',
  certificateProfileName: 'AZURE_CERTIFICATE_PROFILE',
} as const;

/** What a system's packages need to be signed, and is not in the environment: a sentence, or null. */
const missing: Readonly<Record<System, (env: NodeJS.ProcessEnv) => string | null>> = {
  // Nothing of a Linux package is signed: its sums are.
  linux: () => null,
  win: (env) => {
    const azure = Object.values(azureVariables);
    const without = absent(env, azure);
    if (without.length === 0) return null;
    // Half of Azure's is a mistake, also beside a certificate.
    if (without.length < azure.length) return `Windows: Azure's signing service also needs ${without.join(', ')}.`;
    return absent(env, ['WIN_CSC_LINK', 'CSC_LINK']).length < 2
      ? null
      : `Windows: a certificate (WIN_CSC_LINK and WIN_CSC_KEY_PASSWORD), or Azure's signing service (${azure.join(', ')}).`;
  },
  mac: (env) => {
    const hasCertificate = absent(env, ['CSC_LINK', 'CSC_NAME']).length < 2;
    if (hasCertificate && canNotarise(env)) return null;
    return [
      'macOS:',
      ...(hasCertificate
        ? []
        : ['a certificate (CSC_LINK and CSC_KEY_PASSWORD, or CSC_NAME for one of the keychain).']),
      ...(canNotarise(env) ? [] : [`for Apple's notarisation ${notarisationVariables}.`]),
    ].join(' ');
  },
};

/**
 * The configuration of a release: a package that is not signed ends the build.
 *
 * @param env environment variables with the credentials
 * @throws Error naming every credential that the systems need and that is missing
 */
export function releaseConfiguration(
  config: Configuration,
  systems: readonly System[],
  env: NodeJS.ProcessEnv,
): Configuration {
  const problems = systems.map((system) => missing[system](env)).filter((problem) => problem !== null);
  if (problems.length > 0)
    throw new Error(
      ['A release is signed, and these are missing in the environment:', ...problems].join('\n  ') +
        '\nWithout --release the packages are made unsigned, and their names say so.',
    );
  return withServices({ ...config, forceCodeSigning: true }, env);
}

/**
 * The configuration of packages that need not be a release: what has its credentials is signed or ends the build, and
 * the names of the others say that they are unsigned.
 */
export function trialConfiguration(config: Configuration, env: NodeJS.ProcessEnv): Configuration {
  const signing = (system: System) =>
    missing[system](env) === null ? { forceCodeSigning: true } : { artifactName: markedName(config, 'unsigned') };
  return withServices(
    { ...config, win: { ...config.win, ...signing('win') }, mac: { ...config.mac, ...signing('mac') } },
    env,
  );
}

/** Adds what signs and notarises in the cloud, as far as the environment has its credentials. */
function withServices(config: Configuration, env: NodeJS.ProcessEnv): Configuration {
  const options = azureSignOptions(env);
  return {
    ...config,
    ...(missing.mac(env) === null && { artifactBuildCompleted: ({ file }) => notariseInstaller(file, env) }),
    ...(options && { win: { ...config.win, azureSignOptions: options } }),
  };
}

function azureSignOptions(env: NodeJS.ProcessEnv) {
  const { publisherName, endpoint, codeSigningAccountName, certificateProfileName } = azureVariables;
  const options = {
    publisherName: env[publisherName] ?? '',
    endpoint: env[endpoint] ?? '',
    codeSigningAccountName: env[codeSigningAccountName] ?? '',
    certificateProfileName: env[certificateProfileName] ?? '',
  };
  return Object.values(options).includes('') ? null : options;
}

const absent = (env: NodeJS.ProcessEnv, names: readonly string[]): string[] => names.filter((name) => !env[name]);
