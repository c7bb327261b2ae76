import type { FastifyRequest } from 'fastify'
import { PASSKEY_NAME_MAX_LENGTH, SITE_NAME } from 'shared-contract'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { deviceOf } from '../../core/identity/device.ts'

/** The name of a new passkey as typed, else the browser and system where it is made. @throws text.tooLong */
export function passkeyName(request: FastifyRequest, typed: string): string {
	const name = trimmedText(typed)
	refuseInvalidFields({ name: textError(name, { maxLength: PASSKEY_NAME_MAX_LENGTH }) })
	const { browser, system } = deviceOf(request.headers['user-agent'] ?? '')
	return name || [browser, system].filter(Boolean).join(', ') || SITE_NAME
}
