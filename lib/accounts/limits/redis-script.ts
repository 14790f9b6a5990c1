import type * as redis from "redis";
import type { LogShape } from "./sliding-log";

/**
 * The rule of sliding-log.ts, in the store: same log, same decisions, in one step that nothing comes between, on Redis's own time, which
 * all machines share. Replies 1 or 0 for allowed or refused, the requests remaining, and the wait in microseconds.
 *
 * A log lives two seconds after its latest request. Redis's time is its machine's wall clock: set back by more than a second, the log
 * lies too far ahead and is forgotten; set back by less, the wait is longer by as much.
 */
const SCRIPT = `
local WINDOW = 1000000
local LIFE = 2000
local HEADER = 16
local perSecond, perCell, cells, slack = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local ring = cells + 2
local size = HEADER + 8 * ring
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])

local log = redis.call('GET', KEYS[1])
local function numberAt(offset) return (struct.unpack('<d', log, offset + 1)) end
local function timeAt(cell) return numberAt(HEADER + 8 * cell) end
if not log or #log ~= size or timeAt(numberAt(0)) > now + WINDOW then
  log = string.rep(string.char(0), size)
  redis.call('SET', KEYS[1], log)
end
local head, used = numberAt(0), numberAt(8)

local function remaining(newest, busyFrom, inNewest)
  local busy, above = busyFrom, cells + 1
  while above - busy > 1 do
    local middle = math.floor((busy + above) / 2)
    if timeAt((newest - middle + 1 + ring) % ring) > now - WINDOW then busy = middle else above = middle end
  end
  return math.min(perSecond, (cells - busy) * perCell + perCell - inNewest)
end

local function write(cell, due, inCell)
  redis.call('SETRANGE', KEYS[1], 0, struct.pack('<dd', cell, inCell))
  redis.call('SETRANGE', KEYS[1], HEADER + 8 * cell, struct.pack('<d', due))
  redis.call('PEXPIRE', KEYS[1], LIFE)
  return { 1, remaining(cell, 1, inCell), 0 }
end

if used > 0 and used < perCell then return write(head, math.max(now, timeAt(head)), used + 1) end
local next = (head + 1) % ring
local due = timeAt((next + 2) % ring) + WINDOW
local wait = math.max(due - slack, timeAt(next) + WINDOW) - now
if wait > 0 then return { 0, 0, math.ceil(wait) } end
return write(next, math.max(now, due), 1)
`;

export const takeScript = ({ defineScript }: Pick<typeof redis, "defineScript">) =>
  defineScript({
    NUMBER_OF_KEYS: 1,
    SCRIPT,
    parseCommand(parser, name: string, { perSecond, perCell, cells, slack }: LogShape) {
      parser.pushKey(name);
      parser.push(...[perSecond, perCell, cells, slack].map(String));
    },
    transformReply: (reply: unknown) => reply,
  });
