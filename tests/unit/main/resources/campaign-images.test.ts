import { beforeEach, describe, expect, it } from 'vitest';
import { campaignImages } from '#main/resources/campaigns.ts';
import type { RecordTools } from '#main/resources/services.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { call } from '../solidary/support.ts';

const DRAFT = 0;

let status: number;
let answer: unknown;
let uploads: string[];
let released: string[];
let isShown: boolean;
beforeEach(() => {
  status = DRAFT;
  answer = { id: 31, image: 'https://platform.example/31.png' };
  uploads = [];
  released = [];
  isShown = true;
});

function open() {
  const bytes = pngBytes(400, 300);
  // Only what the upload takes of the tools.
  const tools = {
    client: {
      upload: async (_path: string, form: FormData) => {
        uploads.push(String(form.get('campaignId')));
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    files: { stat: async () => ({ size: bytes.length }), read: async () => bytes },
    images: { load: async () => ({ ok: isShown }) },
    records: { campaigns: { get: async (id: number) => readCampaign({ id, status }) } },
    selections: {
      get: (id: string) => ({ path: `/home/anna/${id}.png`, name: `${id}.png` }),
      release: (id: string) => void released.push(id),
    },
    log: () => undefined,
  } as unknown as RecordTools;
  const handlers = campaignImages(tools);
  return {
    upload: async (selectionId: string, id = 4) => handlers['campaigns.uploadImage']({ id, selectionId }, call),
  };
}

describe('the image of a campaign', () => {
  it('is sent, told with its address, and its file is let go', async () => {
    expect(await open().upload('a')).toEqual({ imageId: 31, src: 'https://platform.example/31.png', isShown: true });
    expect([uploads, released]).toEqual([['4'], ['a']]);
  });

  it('is sent once, however often it is asked for, and to each campaign by itself', async () => {
    const { upload } = open();
    await Promise.all([upload('a'), upload('a')]);
    await upload('a');
    await upload('a', 5);
    expect(uploads).toEqual(['4', '5']);
  });

  it('is said to be not shown where its address gives none', async () => {
    isShown = false;
    expect(await open().upload('a')).toMatchObject({ isShown: false });
  });

  it.each([
    ['the platform fails', new AppFailure({ kind: 'server', status: 500, isUnreadable: false }), 500, false],
    ['its answer describes none', { id: 31 }, 201, true],
  ])('is not there where %s, and its file can be sent again', async (_what, given, code, isUnreadable) => {
    const { upload } = open();
    answer = given;
    expect(await upload('a').catch(toAppError)).toEqual({ kind: 'server', status: code, isUnreadable });
    expect(released).toEqual([]);
    answer = { id: 32, image: 'https://platform.example/32.png' };
    expect(await upload('a')).toMatchObject({ imageId: 32 });
    expect(uploads).toHaveLength(2);
  });

  it('is not sent to a campaign that was tested, which shows none of it any more', async () => {
    status = 1;
    expect(await open().upload('a').catch(toAppError)).toMatchObject({ kind: 'conflict', reason: 'campaignFixed' });
    expect(uploads).toEqual([]);
  });
});
