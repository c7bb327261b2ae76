import { mailboxOf } from './mailbox.ts'

test.each([
	['bia@exemplo.com.br', 'bia@exemplo.com.br'],
	[' BIA@Exemplo.com.br', 'bia@exemplo.com.br'],
	['bia+1@exemplo.com.br', 'bia@exemplo.com.br'],
	['b.i.a+1+2@exemplo.com.br', 'bia@exemplo.com.br'],
	['bia@sub.exemplo.com.br', 'bia@sub.exemplo.com.br'],
	['+1@exemplo.com.br', '@exemplo.com.br'],
])('%j has the mailbox %j', (address, mailbox) => {
	expect(mailboxOf(address)).toBe(mailbox)
})
