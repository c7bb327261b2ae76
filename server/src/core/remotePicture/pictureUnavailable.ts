/**
 * Why a picture of another site is not to be had. `refused`: the address has no picture that this site takes. `failed`: its
 * host answered with an error. `unreachable`: its host does not answer.
 */
export type PictureFailure = 'refused' | 'failed' | 'unreachable'

/** A picture of another site is not to be had. */
export class PictureUnavailable extends Error {
	readonly reason: PictureFailure

	constructor(reason: PictureFailure, message: string, options?: ErrorOptions) {
		super(message, options)
		this.reason = reason
	}
}
