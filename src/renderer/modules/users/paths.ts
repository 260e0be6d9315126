export const userPaths = {
  create: '/users/create',
  import: '/users/import',
  identities: '/users/identities',
  show: (id: number) => `/users/show/${id}`,
  edit: (id: number) => `/users/${id}`,
};
