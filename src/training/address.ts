/** Apparent address of the training platform; no port is opened and no name is resolved. */
export const trainingBaseUrl = 'https://training.escale.invalid';
