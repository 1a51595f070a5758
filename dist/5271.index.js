"use strict";

exports.id = 5271;

exports.ids = [ 5271 ];

exports.modules = {
  95271: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var open = (function open(meter, {kind: kind, name: name, unit: unit, description: description, bounds: bounds}) {
      if (kind === "counter") {
        const counter = meter.createCounter(name, {
          unit: unit,
          description: description
        });
        return (value, attributes) => counter.add(value, mutable(attributes));
      }
      const advice = bounds === undefined ? {} : {
        advice: {
          explicitBucketBoundaries: [ ...bounds ]
        }
      };
      const histogram = meter.createHistogram(name, {
        unit: unit,
        description: description,
        ...advice
      });
      return (value, attributes) => histogram.record(value, mutable(attributes));
    });
    __webpack_require__.d(__webpack_exports__, {
      encodeMetrics: () => encodeMetrics,
      encodeSpans: () => encodeSpans
    });
    var _opentelemetry_api__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63914);
    var _opentelemetry_otlp_transformer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69107);
    var _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75647);
    var _opentelemetry_sdk_metrics__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89174);
    function encodeSpans({trace: trace, resource: resource, spans: spans}) {
      if (spans.length === 0) return undefined;
      const whose = {
        resource: senderOf(resource),
        instrumentationScope: scopeOf(resource)
      };
      return _opentelemetry_otlp_transformer__WEBPACK_IMPORTED_MODULE_0__.nW.serializeRequest(spans.map(span => ({
        ...readable(span, trace),
        ...whose
      })));
    }
    async function encodeMetrics(telemetry) {
      const {resource: resource, instruments: instruments, measurements: measurements, start: start, end: end} = telemetry;
      if (measurements.length === 0) return undefined;
      const reader = new OneReading;
      const provider = new _opentelemetry_sdk_metrics__WEBPACK_IMPORTED_MODULE_1__.MeterProvider({
        resource: senderOf(resource),
        readers: [ reader ]
      });
      const {name: name, version: version} = scopeOf(resource);
      const meter = provider.getMeter(name, version);
      const record = new Map(instruments.map(each => [ each.name, open(meter, each) ]));
      for (const {name: instrument, value: value, attributes: attributes} of measurements) record.get(instrument)?.(value, attributes);
      const {resourceMetrics: resourceMetrics} = await reader.collect();
      await provider.shutdown();
      return _opentelemetry_otlp_transformer__WEBPACK_IMPORTED_MODULE_0__.Dm.serializeRequest(timed(resourceMetrics, timeOf(start), timeOf(end)));
    }
    class OneReading extends _opentelemetry_sdk_metrics__WEBPACK_IMPORTED_MODULE_1__.MetricReader {
      onForceFlush() {
        return Promise.resolve();
      }
      onShutdown() {
        return Promise.resolve();
      }
    }
    function timed(metrics, startTime, endTime) {
      for (const {metrics: all} of metrics.scopeMetrics) {
        for (const {dataPoints: dataPoints} of all) for (const point of dataPoints) Object.assign(point, {
          startTime: startTime,
          endTime: endTime
        });
      }
      return metrics;
    }
    function readable({id: id, parent: parent, name: name, kind: kind, start: start, end: end, attributes: attributes, error: error}, traceId) {
      const contextOf = spanId => ({
        traceId: traceId,
        spanId: spanId,
        traceFlags: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_2__.TraceFlags.SAMPLED
      });
      return {
        name: name,
        kind: kind === "client" ? _opentelemetry_api__WEBPACK_IMPORTED_MODULE_2__.SpanKind.CLIENT : _opentelemetry_api__WEBPACK_IMPORTED_MODULE_2__.SpanKind.INTERNAL,
        spanContext: () => contextOf(id),
        ...parent !== undefined && {
          parentSpanContext: contextOf(parent)
        },
        startTime: timeOf(start),
        endTime: timeOf(end),
        duration: timeOf(end - start),
        ended: true,
        status: {
          code: error === undefined ? _opentelemetry_api__WEBPACK_IMPORTED_MODULE_2__.SpanStatusCode.UNSET : _opentelemetry_api__WEBPACK_IMPORTED_MODULE_2__.SpanStatusCode.ERROR
        },
        attributes: mutable(attributes),
        links: [],
        events: [],
        droppedAttributesCount: 0,
        droppedEventsCount: 0,
        droppedLinksCount: 0
      };
    }
    function senderOf(resource) {
      return (0, _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_3__.resourceFromAttributes)(mutable(resource)).merge((0, 
      _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_3__.detectResources)({
        detectors: [ _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_3__.envDetector ]
      }));
    }
    function scopeOf(resource) {
      return {
        name: "remit",
        version: String(resource["service.version"] ?? "")
      };
    }
    function timeOf(ms) {
      return [ Math.floor(ms / 1e3), Math.round(ms % 1e3 * 1e6) ];
    }
    function mutable(attributes) {
      const copy = Object.entries(attributes).map(([name, value]) => [ name, typeof value === "object" ? [ ...value ] : value ]);
      return Object.fromEntries(copy);
    }
  })
};


