import createClient from 'openapi-fetch'

export function nioukaClient({ address, token, ...options }) {
	const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
	return createClient({ ...options, baseUrl: address, headers })
}
