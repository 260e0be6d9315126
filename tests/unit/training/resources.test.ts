import { describe, expect, it } from 'vitest';
import { permissions } from '#shared/permissions.ts';
import { accountRecords } from '#training/access/accounts.ts';
import { roleRights } from '#training/access/roles.ts';
import { drawnPicture, type Pictured, pictureKind } from '#training/resource/pictures.ts';
import { resources } from '#training/resources.ts';
import { createWorld, tableOf } from '#training/store/world.ts';

const worldOf = () =>
  createWorld({
    users: 10,
    accounts: accountRecords,
    seed: 1,
    now: () => 0,
    tokenLifetime: 900,
    profileLanguage: 'fr',
  });

describe('the rights that resources grant', () => {
  it('reach the roles that a grant names, and everybody where it names everybody', () => {
    const { rightsOf } = roleRights([{ registered: ['event_create'], everybody: ['event_list'] }]);
    expect(rightsOf([3])).toEqual(expect.arrayContaining(['event_create', 'event_list']));
    expect(rightsOf([5])).toContain('event_list');
    expect(rightsOf([5])).not.toContain('event_create');
  });

  it('belong to administrators without a grant, unless they are withheld', () => {
    const { rightsOf } = roleRights([{ notAdministrator: ['article_delete'], exporter: ['article_delete'] }]);
    expect(rightsOf([2])).toContain('article_create');
    expect(rightsOf([2])).not.toContain('article_delete');
    expect(rightsOf([321])).toContain('article_delete');
  });

  it('give every right of a screen to at least one role', () => {
    const { rightsOf } = roleRights(resources.flatMap(({ grants }) => grants ?? []));
    const held = new Set<string>(rightsOf([1, 2, 3, 8, 10, 274, 318, 320, 321]));
    expect(permissions.filter((right) => !held.has(right))).toEqual([]);
  });
});

describe('the data that a world stores for a resource', () => {
  const table = tableOf(() => [{ id: 1, name: 'Un' }]);

  it('is the same at each call, and separate in another world', () => {
    const [one, other] = [worldOf(), worldOf()];
    one.get(table).add((id) => ({ id, name: 'Deux' }));
    expect(one.get(table).all()).toHaveLength(2);
    expect(other.get(table).all()).toHaveLength(1);
  });
});

describe('the pictures of a kind of records', () => {
  interface Row extends Pictured {
    readonly id: number;
    readonly name: string;
  }
  const table = tableOf((): Row[] => [
    { id: 1, name: 'Fête du vélo', pictures: drawnPicture(11, 'Fête du vélo') },
    { id: 2, name: 'Marché', pictures: [] },
  ]);
  const kindOf = (countedOver: 'record' | 'kind') =>
    pictureKind<Row>({ owner: 'event', folder: 'events', table, nameOf: ({ name }) => name, countedOver });

  it('are found by id, with the record that shows them', () => {
    const found = kindOf('record').showing(worldOf(), 11);
    expect(found).toMatchObject({ record: { name: 'Fête du vélo' }, picture: { file: 'fete-du-velo-1.png' } });
    expect(kindOf('record').showing(worldOf(), 12)).toBeUndefined();
  });

  it('take the next position of the record, or of the whole kind', () => {
    expect(kindOf('record').record(worldOf(), 2)?.nextPosition()).toBe(1);
    expect(kindOf('kind').record(worldOf(), 2)?.nextPosition()).toBe(2);
  });

  it('are changed in their record only', () => {
    const world = worldOf();
    kindOf('record').record(world, 1)?.change([]);
    expect(world.get(table).all()).toEqual([
      { id: 1, name: 'Fête du vélo', pictures: [] },
      { id: 2, name: 'Marché', pictures: [] },
    ]);
  });
});
