import { federationHost } from 'shared-composition/host/federation'
import { given } from 'shared-composition/host/given'

/** The host of this page, in a chunk of its own: the frame is on screen before it has come. */
export const host = federationHost(given)
