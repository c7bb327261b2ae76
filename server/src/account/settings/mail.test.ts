import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { MAILS_PER_HOUR } from '../../core/mail/mailCount.ts'
import { plain, startMailServer } from '../../core/mail/mailServer.testing.ts'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { accountBench } from './settings.testing.ts'

const post = await startMailServer()
const { received, state } = post
const site = testSite({
	environment: { SITE_DEMO: 'false', SITE_URL: 'http://niouka.example', SMTP_URL: post.url },
})
const { send, account, newMember, signIn, change } = accountBench(site)
afterAll(() => post.close())
beforeEach(() => post.reset())

async function mailTo(address: string) {
	for (;;) {
		const mail = received.find(({ to }) => to === address)
		if (mail) return mail.raw
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
}
const tokenIn = (raw: string) => /[?](?:reset|email)=([\w-]{43})/.exec(plain(raw))?.[1]

test('the site says that it sends mail', async () => {
	expect((await send('GET', 'site')).json().mail).toBe(true)
})

test('a recovery link is mailed in the requester’s language, and works', async () => {
	await newMember({ email: 'bia@exemplo.com.br' })
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/auth/recover',
		headers: { cookie: 'niouka_locale=en', 'accept-language': 'en' },
		payload: { email: 'BIA@exemplo.com.br' },
	})
	expect(answer.json()).toEqual({ mail: true })
	const raw = await mailTo('bia@exemplo.com.br')
	expect(raw).toContain('Choose a new password')
	expect(plain(raw)).toContain('http://niouka.example/auth?reset=')
	expect(raw).toContain('text/plain')
	expect(raw).toContain('text/html')
	const reset = { token: tokenIn(raw), password: 'lanterna-torta-41' }
	expect((await send('POST', 'auth/reset', undefined, reset)).json()).toEqual({ done: true })
	expect((await signIn('bia@exemplo.com.br', 'lanterna-torta-41')).statusCode).toBe(200)
})

test('an unknown e-mail gets no mail', async () => {
	await send('POST', 'auth/recover', undefined, { email: 'ninguem@exemplo.com.br' })
	await newMember({ email: 'bia@exemplo.com.br' })
	await send('POST', 'auth/recover', undefined, { email: 'bia@exemplo.com.br' })
	await mailTo('bia@exemplo.com.br')
	expect(received.map(({ to }) => to)).toEqual(['bia@exemplo.com.br'])
})

test('a new e-mail is used once its link is opened; the old one gets a warning', async () => {
	const bia = await newMember({ email: 'bia@exemplo.com.br' })
	const typed = { email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD }
	expect((await change(bia, typed)).json()).toMatchObject({
		email: 'bia@exemplo.com.br',
		pendingEmail: 'nova@exemplo.com.br',
	})
	await mailTo('bia@exemplo.com.br')
	const token = tokenIn(await mailTo('nova@exemplo.com.br'))
	expect(JSON.stringify(await site.db.selectFrom('email_change').selectAll().execute())).not.toContain(token)
	expect((await send('POST', 'account/email', undefined, { token })).json()).toEqual({ done: true })
	expect(await account(bia)).toMatchObject({ email: 'nova@exemplo.com.br', pendingEmail: null })
	expect((await send('POST', 'account/email', undefined, { token })).json().code).toBe('auth.link.invalid')
})

test('a confirmation link is valid for a day, or until cancelled', async () => {
	const bia = await newMember()
	await change(bia, { email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD })
	const token = tokenIn(await mailTo('nova@exemplo.com.br'))
	await send('DELETE', 'account/email', bia)
	expect((await account(bia)).pendingEmail).toBeNull()
	expect((await send('POST', 'account/email', undefined, { token })).json().code).toBe('auth.link.invalid')

	await change(bia, { email: 'outra@exemplo.com.br', currentPassword: GOOD_PASSWORD })
	const late = tokenIn(await mailTo('outra@exemplo.com.br'))
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
	expect((await send('POST', 'account/email', undefined, { token: late })).json().code).toBe('auth.link.invalid')
})

test('an e-mail that another member took meanwhile is refused', async () => {
	const bia = await newMember()
	await change(bia, { email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD })
	const token = tokenIn(await mailTo('nova@exemplo.com.br'))
	await newMember({ email: 'nova@exemplo.com.br' })
	expect((await send('POST', 'account/email', undefined, { token })).json().code).toBe('auth.email.taken')
})

test('a new password cancels a pending e-mail', async () => {
	const bia = await newMember()
	await change(bia, { email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD })
	const token = tokenIn(await mailTo('nova@exemplo.com.br'))
	const another = 'lanterna-torta-41'
	await change(bia, { newPassword: another, confirmation: another, currentPassword: GOOD_PASSWORD })
	expect(await account(bia)).toMatchObject({ pendingEmail: null })
	expect((await send('POST', 'account/email', undefined, { token })).json().code).toBe('auth.link.invalid')
})

test('a failed mail changes nothing', async () => {
	const bia = await newMember({ username: 'Bia' })
	state.refuses = true
	const answer = await change(bia, { username: 'Outra', email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD })
	expect([answer.statusCode, answer.json().code]).toEqual([503, 'mail.failed'])
	expect(await account(bia)).toMatchObject({ username: 'Bia', pendingEmail: null })
})

const sentTo = (address: string) => received.filter(({ to }) => to === address).length
const confirmations = () => received.filter(({ raw }) => /[?]email=/.test(plain(raw))).length

test('confirmation mails per address are limited, with a clear error', async () => {
	const bia = await newMember({ username: 'Bia', email: 'bia@exemplo.com.br' })
	const caio = await newMember({ email: 'caio@exemplo.com.br' })
	const typed = (address: string) => ({ email: address, currentPassword: GOOD_PASSWORD })
	for (let asked = 0; asked < MAILS_PER_HOUR.confirmation; asked++) {
		const answer = await change(asked % 2 === 0 ? bia : caio, typed(`alvo+${asked}@exemplo.com.br`))
		expect(answer.statusCode).toBe(200)
	}
	const { pendingEmail } = await account(bia)
	const answer = await change(bia, { username: 'Outra', ...typed('ALVO@exemplo.com.br') })
	expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([
		429,
		'mail.tooMany',
		{ email: 'mail.tooMany' },
	])
	expect(answer.headers['retry-after']).toBe('3600')
	expect(await account(bia)).toMatchObject({ username: 'Bia', pendingEmail })
	expect(confirmations()).toBe(MAILS_PER_HOUR.confirmation)

	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	expect((await change(bia, typed('alvo@exemplo.com.br'))).statusCode).toBe(200)
})

test('confirmation mails per member are limited', async () => {
	const bia = await newMember()
	const ask = (number: number) => change(bia, { email: `nova${number}@exemplo.com.br`, currentPassword: GOOD_PASSWORD })
	for (let asked = 0; asked < MAILS_PER_HOUR.confirmationAsked; asked++) expect((await ask(asked)).statusCode).toBe(200)
	expect((await ask(99)).json().code).toBe('mail.tooMany')
	expect(confirmations()).toBe(MAILS_PER_HOUR.confirmationAsked)
})

test('a failed mail does not count', async () => {
	const bia = await newMember()
	const typed = { email: 'nova@exemplo.com.br', currentPassword: GOOD_PASSWORD }
	state.refuses = true
	for (let asked = 0; asked <= MAILS_PER_HOUR.confirmation; asked++) {
		expect((await change(bia, typed)).json().code).toBe('mail.failed')
	}
	state.refuses = false
	expect((await change(bia, typed)).statusCode).toBe(200)
})

test('warnings per mailbox are limited', async () => {
	const bia = await newMember({ email: 'bia@exemplo.com.br' })
	const passwords = [GOOD_PASSWORD, 'lanterna-torta-41']
	for (let changed = 0; changed < MAILS_PER_HOUR.changed + 3; changed++) {
		const [currentPassword, newPassword] = changed % 2 === 0 ? passwords : [...passwords].reverse()
		const answer = await change(bia, { newPassword, confirmation: newPassword, currentPassword })
		expect(answer.statusCode).toBe(200)
	}
	await arrived('bia@exemplo.com.br', MAILS_PER_HOUR.changed)
	expect(sentTo('bia@exemplo.com.br')).toBe(MAILS_PER_HOUR.changed)
})

test('recovery mails per mailbox are limited, with the same answer', async () => {
	await newMember({ email: 'bia@exemplo.com.br' })
	for (let asked = 0; asked < MAILS_PER_HOUR.recovery + 3; asked++) {
		const answer = await send('POST', 'auth/recover', undefined, { email: 'bia@exemplo.com.br' })
		expect([answer.statusCode, answer.json()]).toEqual([200, { mail: true }])
		await arrived('bia@exemplo.com.br', Math.min(asked + 1, MAILS_PER_HOUR.recovery))
		await site.db.deleteFrom('password_recovery').execute()
	}
	expect(sentTo('bia@exemplo.com.br')).toBe(MAILS_PER_HOUR.recovery)
})

/** Waits until so many letters have come, and a little longer for one too many. */
async function arrived(address: string, letters: number) {
	while (sentTo(address) < letters) await new Promise((resolve) => setTimeout(resolve, 20))
	await new Promise((resolve) => setTimeout(resolve, 100))
}
