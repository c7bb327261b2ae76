import { jest } from '@jest/globals'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite({ environment: { REQUESTS_PER_MINUTE: '100000' } })
const { channelOf, join, newGroup, newMember, newMembers, say } = messageBench(site)

test('the rate limit of messages is per member, over all conversations', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	const answers: number[] = []
	for (let time = 0; time < 95; time += 1) answers.push((await say(channelOf(group), bia, `m${time}`)).statusCode)
	expect(answers.indexOf(429)).toBe(90)
	const refused = await say(channelOf(group), bia, 'mais')
	expect([refused.json().code, Number(refused.headers['retry-after']) > 0]).toEqual(['request.tooMany', true])
	expect((await say(channelOf(group), caio, 'oi')).statusCode).toBe(200)
	const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
	expect((await say(channelOf(group), bia, 'de novo')).statusCode).toBe(200)
	clock.mockRestore()
})

test('guessing of invitation codes is rate limited', async () => {
	const [eve] = await newMembers(1)
	if (!eve) throw new Error('there is a member')
	const answers: number[] = []
	for (let time = 0; time < 25; time += 1) answers.push((await join(`codigo${time}`, eve)).statusCode)
	expect([answers.indexOf(429), answers[19]]).toEqual([20, 404])
})
