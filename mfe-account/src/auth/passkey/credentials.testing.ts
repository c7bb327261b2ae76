const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What the member does when the browser asks for a passkey. */
export const device: { answer: 'yes' | 'cancel' | 'known' } = { answer: 'yes' }

/** Gives the browser of a test passkeys. jsdom has none. */
export function fakePasskeys(): void {
	device.answer = 'yes'
	const credential = async (response: object) => {
		if (device.answer === 'cancel') throw new DOMException('the member closed it', 'NotAllowedError')
		if (device.answer === 'known') throw new DOMException('it is there', 'InvalidStateError')
		const shared = { id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) }
		return { ...shared, response: { clientDataJSON: bytes('{}'), ...response } }
	}
	Object.assign(globalThis, { PublicKeyCredential: class {} })
	Object.assign(navigator, {
		credentials: {
			create: () => credential({ attestationObject: bytes('made') }),
			get: () => credential({ authenticatorData: bytes('data'), signature: bytes('signed') }),
		},
	})
}

/** Takes them away again. */
export function removePasskeys(): void {
	Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
}

/** The options of the server. */
export const REQUEST_OPTIONS = { challenge: 'AAAA', timeout: 300_000, rpId: 'localhost', userVerification: 'required' }
export const CREATION_OPTIONS = {
	rp: { id: 'localhost', name: 'Niouka' },
	user: { id: 'AAAA', name: 'Bia', displayName: '' },
	challenge: 'AAAA',
	pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
	timeout: 300_000,
	excludeCredentials: [],
	authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
	attestation: 'none',
}
