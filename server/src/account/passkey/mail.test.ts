import { plain, startMailServer } from '../../core/mail/mailServer.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { PAGE, passkeyBench } from './passkey.testing.ts'

const mails = await startMailServer()
const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: PAGE.origin, SMTP_URL: mails.url } })
const { send, post, addPasskey } = passkeyBench(site)
afterAll(() => mails.close())

/** The next mail, once it has arrived. */
async function nextMail(): Promise<string> {
	for (;;) {
		const mail = mails.received[0]
		if (mail) {
			mails.reset()
			return plain(mail.raw)
		}
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
}

test('the owner is told of each change in their language', async () => {
	const member = await newMember(site.app, { email: 'bia@exemplo.com.br' })
	const headers = { ...member.headers, 'accept-language': 'en' }
	const { answer } = await addPasskey(headers)
	expect(await nextMail()).toContain('A passkey was added to your Niouka account.')
	const [code] = (await post('account/two-step', headers)).json().codes
	expect(await nextMail()).toContain('Two-step sign-in was turned on')
	await post('account/step-up', headers, { code })
	expect(await nextMail()).toContain('A recovery code of your Niouka account was used.')
	await post('account/two-step', headers)
	expect(await nextMail()).toContain('New recovery codes were made')
	await send('DELETE', `account/passkeys/${answer.json().id}`, headers)
	expect(await nextMail()).toContain('Two-step sign-in was turned off')
})
