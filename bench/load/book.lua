-- Books again and again. Arguments: the body, where NUMBER stands for each booking's own digits, and the first number.
require("bench.load.report")

local body, number

function init(args)
  body, number = args[1], tonumber(args[2])
end

function request()
  local digits = string.format("%07d", number)
  number = number + 1
  local headers = { ["content-type"] = "application/json", ["idempotency-key"] = "load-" .. digits }
  return wrk.format("POST", "/api/bookings", headers, (body:gsub("NUMBER", digits)))
end
