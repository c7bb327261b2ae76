import type { Plugin } from '../plugin.ts'
import { servePictureProxy } from './routes.ts'
import { SignedPictures } from './signedPictures.ts'

/** Pictures of other sites, which this one fetches and keeps. */
export const pictureProxy: Plugin = {
	name: 'pictureProxy',
	isOn: ({ REMOTE_PICTURES }) => REMOTE_PICTURES === 'proxy',
	register: servePictureProxy,
	pictures: (readSecret) => new SignedPictures(readSecret),
}
